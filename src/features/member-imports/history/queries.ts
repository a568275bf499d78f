import type { PayloadRequest } from 'payload'
import { pastImport, pastImports } from '@/lib/past-imports'
import type { ImportHistory, ImportView } from '../schema'
import { importView } from './views'

/** A page of the imports so far, the newest first. */
export async function importHistory(
  req: PayloadRequest,
  query: { page?: number } = {},
): Promise<ImportHistory> {
  const { docs, page } = await pastImports(req, 'memberImports', query.page)
  const now = new Date()
  return { imports: docs.map((doc) => importView(doc, now)), page }
}

/** One import; throws 404 when there is none. */
export const importById = async (req: PayloadRequest, id: string): Promise<ImportView> =>
  importView(await pastImport(req, 'memberImports', id, 'Import už neexistuje.'), new Date())

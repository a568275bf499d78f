import type { PayloadRequest } from 'payload'
import { pastImport, pastImports } from '@/lib/past-imports'
import type { ImportHistory, ImportView } from '../schema'
import type { ImportChanges } from '../undo/rules'
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

/** Whose accounts an import has made. */
export interface ImportedPeople {
  id: string
  fileName: string
  people: ReadonlySet<string>
}

/** Undefined when the caller may not read it, there is none, or it is too old to know whom it made. */
export async function importedPeople(req: PayloadRequest, id: string): Promise<ImportedPeople | undefined> {
  if (!id) return undefined
  const shared = { depth: 0, disableErrors: true, overrideAccess: false, req } as const
  const found = await req.payload.findByID({ collection: 'memberImports', id, ...shared })
  const changes = found?.changes as ImportChanges | null | undefined
  if (!found || !changes) return undefined
  const { players, guardians } = changes.made
  return { id, fileName: found.fileName, people: new Set([...players, ...guardians]) }
}

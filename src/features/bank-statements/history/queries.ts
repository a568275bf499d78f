import type { PayloadRequest } from 'payload'
import { pastImport, pastImports } from '@/lib/past-imports'
import type { StatementHistory, StatementView } from '../schema'
import { statementView } from './views'

/** A page of the statements so far, the newest first. */
export async function statementHistory(
  req: PayloadRequest,
  query: { page?: number } = {},
): Promise<StatementHistory> {
  const { docs, page } = await pastImports(req, 'bankStatements', query.page)
  const now = new Date()
  return { statements: docs.map((doc) => statementView(doc, now)), page }
}

/** One statement; throws 404 when there is none. */
export const statementById = async (req: PayloadRequest, id: string): Promise<StatementView> =>
  statementView(await pastImport(req, 'bankStatements', id, 'Výpis už neexistuje.'), new Date())

import type { PayloadRequest } from 'payload'
import { notFound } from '@/lib/errors'
import type { StatementHistory, StatementView } from '../schema'
import { statementView } from './views'

/** Statements on a page of the history. */
const PAGE_SIZE = 10

const WITH_NAMES = { depth: 1, populate: { users: { name: true } }, overrideAccess: false } as const

/** A page of the statements so far, the newest first. */
export async function statementHistory(
  req: PayloadRequest,
  { page = 1 }: { page?: number } = {},
): Promise<StatementHistory> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'bankStatements',
    sort: '-importedAt',
    limit: PAGE_SIZE,
    page,
    ...WITH_NAMES,
    req,
  })
  const now = new Date()
  return {
    statements: docs.map((doc) => statementView(doc, now)),
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}

/** One statement; throws 404 when there is none. */
export async function statementById(req: PayloadRequest, id: string): Promise<StatementView> {
  const doc = await req.payload.findByID({
    collection: 'bankStatements',
    id,
    disableErrors: true,
    ...WITH_NAMES,
    req,
  })
  if (!doc) throw notFound('Výpis už neexistuje.')
  return statementView(doc, new Date())
}

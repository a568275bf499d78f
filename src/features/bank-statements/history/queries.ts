import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { pastImport, pastImports } from '@/lib/past-imports'
import type { BankStatement } from '@/payload-types'
import type { StatementHistory, StatementView } from '../schema'
import { statementView } from './views'

/**
 * What statements have in the books now, with what the office decided later; of one that was taken back what it had in them then,
 * which its undo has written down, because its movements are forgotten.
 */
async function asBooked(req: PayloadRequest, docs: readonly BankStatement[]): Promise<BankStatement[]> {
  const present = docs.filter(({ undoneAt }) => !undoneAt).map(({ id }) => id)
  if (present.length === 0) return [...docs]
  const where: Where = {
    and: [
      { statement: { in: present } },
      { state: { in: ['booked', 'returned'] } },
      { amount: { greater_than: 0 } },
    ],
  }
  const rows = await aggregate(req, 'bankRows', { where, by: ['statement'], sums: ['amount'] })
  const found = new Map(rows.map((row) => [String(row.statement), row]))
  return docs.map((doc) => {
    if (doc.undoneAt) return doc
    const { rows: booked = 0, amount = 0 } = found.get(doc.id) ?? {}
    return { ...doc, booked, amount }
  })
}

/** A page of the statements so far, the newest first. */
export async function statementHistory(
  req: PayloadRequest,
  query: { page?: number } = {},
): Promise<StatementHistory> {
  const { docs, page } = await pastImports(req, 'bankStatements', query.page)
  const now = new Date()
  return { statements: (await asBooked(req, docs)).map((doc) => statementView(doc, now)), page }
}

/** One statement; throws 404 when there is none. */
export async function statementById(req: PayloadRequest, id: string): Promise<StatementView> {
  const doc = await pastImport(req, 'bankStatements', id, 'Výpis už neexistuje.')
  const [booked] = await asBooked(req, [doc])
  return statementView(booked!, new Date())
}

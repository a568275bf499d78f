import { importedView } from '@/lib/past-imports'
import type { BankStatement } from '@/payload-types'
import type { StatementView } from '../schema'

/** The view of a statement; `now` decides whether it can still be taken back. */
export const statementView = (doc: BankStatement, now: Date): StatementView => {
  const { firstDay, lastDay, booked, amount, returned } = doc
  return { ...importedView(doc, now), firstDay, lastDay, booked, amount, returned }
}

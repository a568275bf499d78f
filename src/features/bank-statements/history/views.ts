import { namedOf } from '@/lib/reference'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import type { BankStatement } from '@/payload-types'
import type { StatementView } from '../schema'

/** The view of a statement; `now` decides whether it can still be taken back. */
export const statementView = (doc: BankStatement, now: Date): StatementView => {
  const { id, fileName, firstDay, lastDay, booked, amount, returned, importedAt } = doc
  return {
    ...{ id, fileName, firstDay, lastDay, booked, amount, returned, importedAt },
    importedBy: namedOf(doc.importedBy)?.name ?? '',
    undoneAt: doc.undoneAt ?? null,
    undoUntil: mayUndo({ doneAt: importedAt, undoneAt: doc.undoneAt }, now) ? undoUntil(importedAt) : null,
  }
}

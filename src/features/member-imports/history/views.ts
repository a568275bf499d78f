import { namedOf } from '@/lib/reference'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import type { MemberImport } from '@/payload-types'
import type { ImportView } from '../schema'

/** The view of an import; `now` decides whether it can still be undone. */
export const importView = (doc: MemberImport, now: Date): ImportView => {
  const { id, fileName, created, changed, guardians, importedAt } = doc
  const open = doc.changes && mayUndo({ doneAt: importedAt, undoneAt: doc.undoneAt }, now)
  return {
    ...{ id, fileName, created, changed, guardians, importedAt },
    importedBy: namedOf(doc.importedBy)?.name ?? '',
    undoneAt: doc.undoneAt ?? null,
    undoUntil: open ? undoUntil(importedAt) : null,
  }
}

import type { Mark, PendingMarks, SavedMarks } from '../rules'

/** A mark to delete: the row's id, and what tells the server whether it is still the row that was seen. */
export interface Deletion {
  player: string
  id: string
  operation: string
  updatedAt: string
}

/** Older than any row: whatever is recorded was not seen when the mark was taken back. */
const NOT_SEEN = new Date(0).toISOString()

/** What has to be sent, in the order it was made: marks to record, and marks to delete; players in `held` are left out. */
export const outgoing = (
  pendingMarks: PendingMarks,
  savedMarks: SavedMarks,
  held: readonly string[] = [],
): { rows: Mark[]; deletions: Deletion[] } => {
  const rows: Mark[] = []
  const deletions: Deletion[] = []
  const inOrder = Object.entries(pendingMarks).sort(([, one], [, other]) => (one.at ?? 0) - (other.at ?? 0))
  for (const [player, { status, note, lateMinutes, operation, seen }] of inOrder) {
    const saved = savedMarks[player]
    if (held.includes(player)) continue
    // What has been recorded since is not what the person saw: the server tells whether it differs.
    const updatedAt = seen === undefined ? saved?.updatedAt : seen
    if (status) rows.push({ player, status, note, lateMinutes, operation, ...(updatedAt && { updatedAt }) })
    else if (saved) deletions.push({ player, id: saved.id, operation, updatedAt: updatedAt ?? NOT_SEEN })
  }
  return { rows, deletions }
}

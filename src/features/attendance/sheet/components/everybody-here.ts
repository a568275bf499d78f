import { type PendingMark, type PendingMarks, type SavedMarks, shownMark } from '../rules'

/** The marks that one tap on „Všetci tu“ made, by player, as long as nobody has touched them since. */
export type MarkedTogether = PendingMarks

/** „Všetci tu“: a mark for every player without one, excused for who answered no, present for the others. */
export const everybodyHere = (
  players: readonly { id: string; answer: string | null }[],
  savedMarks: SavedMarks,
  pendingMarks: PendingMarks,
  operation: () => string,
): MarkedTogether => {
  const unmarked = players.filter(({ id }) => shownMark(savedMarks[id], pendingMarks[id]).status === null)
  const added = unmarked.map(({ id, answer }): [string, PendingMark] => {
    const { note } = shownMark(savedMarks[id], pendingMarks[id])
    return [id, { status: answer === 'no' ? 'excused' : 'present', note, operation: operation() }]
  })
  return Object.fromEntries(added)
}

/**
 * The pending marks once „Všetci tu“ is undone: whom it marked is without a mark again. A mark that is another one
 * meanwhile, made here or elsewhere, stays.
 */
export const withoutEverybody = (
  together: MarkedTogether,
  savedMarks: SavedMarks,
  pendingMarks: PendingMarks,
  operation: () => string,
): PendingMarks => {
  const own = Object.entries(together).filter(([id, made]) => {
    const pending = pendingMarks[id]
    // Once it is sent only the saved mark tells what stands.
    return pending ? pending.operation === made.operation : savedMarks[id]?.status === made.status
  })
  const removed = own.map(([id, { note }]): [string, PendingMark] => [
    id,
    { status: null, note, operation: operation() },
  ])
  return { ...pendingMarks, ...Object.fromEntries(removed) }
}

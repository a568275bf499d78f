import type { MarkView } from '../../schema'
import type { SavedMarks, PendingMarks } from '../rules'
import type { Conflict } from './sheet-batches.client'

/** The sheet of a whole event on this device: its marks may be of players on any of its pages. */
export interface SheetState {
  savedMarks: SavedMarks
  pendingMarks: PendingMarks
  content: { saved: string; pending?: string }
  /** `failed` is tried again by itself; `refused` and `signedOut` wait for the person. */
  phase: 'idle' | 'saving' | 'sent' | 'failed' | 'refused' | 'signedOut'
  message: string
  conflicts: readonly Conflict[]
  /** Why a mark was refused, by its operation; it stays pending and is sent again when the person presses save. */
  refused: Readonly<Record<string, string>>
}

/** The page of the sheet that is open. */
export interface SheetPage {
  players: readonly { id: string; name: string }[]
  marks: readonly MarkView[]
  content: string
}

/** Whether anything of the event is not saved yet, on whichever page it was made. */
export const isUnsent = ({ pendingMarks, content }: SheetState): boolean =>
  Object.keys(pendingMarks).length > 0 || content.pending !== undefined

/** The marks of a page, by player. */
export const savedMarksOf = (marks: readonly MarkView[]): SavedMarks =>
  Object.fromEntries(marks.map((mark) => [mark.player.id, mark]))

/** The entries of all but these players. */
export const without = <Value>(all: Readonly<Record<string, Value>>, players: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([player]) => !players.includes(player)))

import type { MarkView } from '../../schema'
import type { SavedMarks, PendingMarks } from '../rules'
import type { Clash } from './sheet-sending.client'

/** The sheet of a whole event as this device has it: its pending marks may be of players on any of its pages. */
export interface SheetState {
  savedMarks: SavedMarks
  pendingMarks: PendingMarks
  content: { saved: string; pending?: string }
  /** `failed` tries again by itself; `refused` and `signedOut` wait for the person. */
  phase: 'rest' | 'saving' | 'sent' | 'failed' | 'refused' | 'signedOut'
  message: string
  clashes: readonly Clash[]
  /** Why a tap was refused, by its operation; it is kept, and goes again when the person wants it to. */
  refused: Readonly<Record<string, string>>
}

/** The page of the sheet that is open. */
export interface SheetPage {
  players: readonly { id: string; name: string }[]
  marks: readonly MarkView[]
  content: string
}

/** Whether anything of the event waits for the server, on whichever page it was made. */
export const isUnsent = ({ pendingMarks, content }: SheetState): boolean =>
  Object.keys(pendingMarks).length > 0 || content.pending !== undefined

/** The marks of a page, by player. */
export const savedMarksOf = (marks: readonly MarkView[]): SavedMarks =>
  Object.fromEntries(marks.map((mark) => [mark.player.id, mark]))

/** All but what is said of these players. */
export const without = <Value>(all: Readonly<Record<string, Value>>, players: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([player]) => !players.includes(player)))

import type { Store } from '@/lib/client/store.client'
import type { MarkView } from '../../schema'
import type { SavedMarks, PendingMarks } from '../rules'
import type { Conflict } from './sheet-batches.client'
import type { OtherTabs } from './sheet-drafts.client'
import type { SheetTitle, StoredSheet } from './stored-sheet'

/** The sheet of a whole event on this device: its marks may be of players on any of its pages. */
export interface SheetState {
  savedMarks: SavedMarks
  pendingMarks: PendingMarks
  /** `held`: it differs from another one on the server, and waits until the person saves it. */
  content: { saved: string; pending?: string; held?: boolean }
  /** `failed` is tried again by itself; `refused` and `signedOut` wait for the person. */
  phase: 'idle' | 'saving' | 'sent' | 'failed' | 'refused' | 'signedOut'
  message: string
  /** The server does not know the event any more. */
  isGone?: boolean
  /** Whether what is pending is on the device: not yet read from it, not yet stored, or its browser refuses to store it. */
  storage: 'reading' | 'stored' | 'storing' | 'refused'
  conflicts: readonly Conflict[]
  /** Why a mark was refused, by its operation; it stays pending and is sent again when the person presses save. */
  refused: Readonly<Record<string, string>>
}

/** The page of the sheet that is open. */
export interface SheetPage {
  players: readonly { id: string; name: string }[]
  marks: readonly MarkView[]
  content: string
  event?: SheetTitle
}

/** The sheet of one event on this device, while the tab has it. */
export interface SheetStore extends Pick<Store<SheetState>, 'get' | 'subscribe'> {
  /** Changes the pending marks; they are kept on the device at once, or after a pause while a note is typed, and sent then. */
  mark: (change: (pendingMarks: PendingMarks) => PendingMarks, isTyped?: boolean) => void
  writeContent: (content: string) => void
  /** Sends now what neither was refused nor waits for the person. */
  send: () => Promise<void>
  /** Sends now, also what was refused before; resolves when all has been sent or has failed. */
  save: () => Promise<void>
  /** Settles a player's conflict: the pending mark overwrites the other one (`keepOwn`), or is dropped. */
  resolve: (player: string, keepOwn: boolean) => void
  /** Shows a page, restores the draft, and sends again when the network is back; the returned function closes the page. */
  open: (page: SheetPage) => () => void
  /** Remembers the name of a player whom no page lists: a guest. */
  know: (player: { id: string; name: string }) => void
  /** The names of these players, as far as this device knows them. */
  namesOf: (players: Readonly<Record<string, unknown>>) => [id: string, name: string][]
  /** Drops everything pending. */
  giveUp: () => void
  /** Whether a page shows the sheet, which then sends by itself. */
  isOpen: () => boolean
}

/** Whether anything of the event is not saved yet, on whichever page it was made. */
export const isUnsent = ({ pendingMarks, content }: Pick<SheetState, 'pendingMarks' | 'content'>): boolean =>
  Object.keys(pendingMarks).length > 0 || content.pending !== undefined

/** How many marks, and the content as one, the server does not have yet. */
export const unsentCount = ({
  pendingMarks,
  content,
}: Pick<SheetState, 'pendingMarks' | 'content'>): number =>
  Object.keys(pendingMarks).length + (content.pending === undefined ? 0 : 1)

/** The marks of a page, by player. */
export const savedMarksOf = (marks: readonly MarkView[]): SavedMarks =>
  Object.fromEntries(marks.map((mark) => [mark.player.id, mark]))

/** The entries of all but these players. */
export const without = <Value>(all: Readonly<Record<string, Value>>, players: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([player]) => !players.includes(player)))

/** New marks with the time, and with the row the sheet shows while they are made. */
export const withSeen = (marks: PendingMarks, before: PendingMarks, savedMarks: SavedMarks): PendingMarks =>
  Object.fromEntries(
    Object.entries(marks).map(([player, mark]) => [
      player,
      mark === before[player] || mark.seen !== undefined
        ? mark
        : // A mark that replaces one not sent yet was made against the same row.
          { ...mark, at: Date.now(), seen: before[player]?.seen ?? savedMarks[player]?.updatedAt ?? null },
    ]),
  )

/** Operations that delete a mark of which it is not known whether the server has it: of players no page showed here. */
export const unclearOperations = (
  marks: PendingMarks,
  known: SavedMarks,
  onPage: ReadonlySet<string>,
): string[] =>
  Object.entries(marks)
    .filter(([player, { status }]) => status === null && !onPage.has(player) && !(player in known))
    .map(([, { operation }]) => operation)

/** The state with what this device has stored: pending marks made here meanwhile are newer. */
export const withStored = (
  { savedMarks, pendingMarks, content }: Pick<SheetState, 'savedMarks' | 'pendingMarks' | 'content'>,
  stored: Pick<StoredSheet, 'wishes' | 'seen' | 'content' | 'contentSeen' | 'contentHeld'>,
  onPage: ReadonlySet<string>,
) => ({
  savedMarks: { ...without(stored.seen, [...onPage]), ...savedMarks },
  pendingMarks: { ...stored.wishes, ...pendingMarks },
  content:
    content.pending !== undefined || stored.content === undefined
      ? content
      : {
          saved: stored.contentSeen ?? content.saved,
          pending: stored.content,
          ...(stored.contentHeld && { held: true }),
        },
})

/** The state with what other tabs of the browser made of the sheet: their newer marks, and without those they have sent. */
export const withOtherTabs = (
  state: SheetState,
  { newer, done }: OtherTabs,
  onPage: ReadonlySet<string>,
): SheetState => {
  const isOver = ([player, { operation, at = 0 }]: [string, PendingMarks[string]]) =>
    done.includes(operation) || (newer.wishes[player]?.at ?? -1) > at
  const left = Object.fromEntries(Object.entries(state.pendingMarks).filter((entry) => !isOver(entry)))
  const marks = withStored(
    { ...state, pendingMarks: left },
    { wishes: newer.wishes, seen: newer.seen },
    onPage,
  )
  return {
    ...state,
    ...marks,
    conflicts: state.conflicts.filter(({ player }) => player in marks.pendingMarks),
  }
}

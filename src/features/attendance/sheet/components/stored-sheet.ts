import type { PendingMarks, SavedMarks } from '../rules'

/** What names a stored sheet when its event cannot be read: without signal, or when it is deleted. */
export interface SheetTitle {
  title: string
  startsAt: string
}

/**
 * A sheet as the device stores it: the pending marks (`wishes`, the key of drafts already on devices), the saved marks
 * of their players when they were made (`seen`), and the players' names.
 */
export interface StoredSheet {
  wishes: PendingMarks
  seen: SavedMarks
  names: Readonly<Record<string, string>>
  content?: string
  /** The content the sheet showed when it was changed. */
  contentSeen?: string
  /** The content differs from another one on the server: it waits for the person. */
  contentHeld?: boolean
  event?: SheetTitle
  /** Why the server refused it the last time. */
  problem?: string
  /** The server did not know the event any more: it is sent again when the person asks for it. */
  isGone?: boolean
}

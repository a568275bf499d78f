import type { SheetPlayerView } from '../schema'

/** Somebody who is here and was not listed, and what is noted of them. */
export type OnAdd = (player: SheetPlayerView['player'], note: string) => void

export interface AddPeopleProps {
  /** The event's id. */
  event: string
  /** Players already on the sheet. */
  listed: readonly string[]
  onAdd: OnAdd
  onClose: () => void
}

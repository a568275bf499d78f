import type { Status } from '../labels'
import type { SessionRowView, SessionView } from './schema'

/** A session as a list shows it: who was there is asked for when it is needed. */
export type SessionSumView = Omit<SessionView, 'rows'>

/** The view of a session's row. */
export const sessionRow = (
  { id, player, status, note }: Record<'id' | 'player' | 'status' | 'note', unknown>,
  names: ReadonlyMap<string, string>,
  guest: boolean,
): SessionRowView => {
  const whose = { id: String(player), name: names.get(String(player)) ?? '' }
  return { id: String(id), player: whose, status: status as Status, note: String(note ?? ''), guest }
}

import type { Status } from '../labels'
import type { RecordedSheetRowView, RecordedSheetView } from './schema'

/** A recorded sheet as a list shows it: who was there is asked for when it is needed. */
export type RecordedSheetSumView = Omit<RecordedSheetView, 'rows'>

/** The view of a sheet's row. */
export const recordedSheetRow = (
  { id, player, status, note }: Record<'id' | 'player' | 'status' | 'note', unknown>,
  names: ReadonlyMap<string, string>,
  guest: boolean,
): RecordedSheetRowView => {
  const whose = { id: String(player), name: names.get(String(player)) ?? '' }
  return { id: String(id), player: whose, status: status as Status, note: String(note ?? ''), guest }
}

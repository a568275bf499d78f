import type { Status } from '../labels'
import type { RecordedSheetRowView, RecordedSheetView } from './schema'

/** A recorded sheet in a list, without its rows. */
export type RecordedSheetSumView = Omit<RecordedSheetView, 'rows'>

/** The view of a sheet's row. */
export const recordedSheetRow = (
  {
    id,
    player,
    status,
    note,
    lateMinutes,
  }: Record<'id' | 'player' | 'status' | 'note' | 'lateMinutes', unknown>,
  names: ReadonlyMap<string, string>,
  guest: boolean,
): RecordedSheetRowView => {
  const playerView = { id: String(player), name: names.get(String(player)) ?? '' }
  return {
    id: String(id),
    player: playerView,
    status: status as Status,
    note: String(note ?? ''),
    lateMinutes: (lateMinutes ?? null) as number | null,
    guest,
  }
}

import type { SheetPlayerView } from '../schema'

/** Players of whom this device keeps marks, as guests; not known to be photographed, as any new guest. */
export const keptGuests = (
  names: readonly (readonly [id: string, name: string])[],
  added: readonly SheetPlayerView[],
): SheetPlayerView[] =>
  names
    .filter(([id]) => !added.some(({ player }) => player.id === id))
    .map(([id, name]) => ({
      player: { id, name, jerseyNumber: null, position: null, trialUntil: null, photoSign: 'noPhotos' },
      participant: null,
      attendance: null,
    }))

'use client'
import { Combobox } from '@/ui/combobox.client'
import type { SheetPlayerView } from '../schema'

interface AddPlayerProps {
  /** Players already on the sheet. */
  listed: readonly string[]
  onAdd: (row: SheetPlayerView) => void
}

/** Adds a guest: a player of another category, searched for by name. */
export function AddPlayer({ listed, onAdd }: AddPlayerProps) {
  return (
    <Combobox
      label="Pridať hráča z inej kategórie"
      name="guest"
      optional
      optionsOf={({ users }) =>
        users
          .filter(({ id }) => !listed.includes(id))
          .map((player) => ({ ...player, detail: player.category?.name }))
      }
      onChoose={({ id, name, jerseyNumber }) =>
        onAdd({
          // Not known before the guest is saved: nobody is photographed on a guess.
          player: { id, name, jerseyNumber, position: null, photoSign: 'noPhotos' },
          participant: null,
          attendance: null,
        })
      }
      path="/playerList?size=50"
    />
  )
}

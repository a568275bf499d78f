'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'

/** Everybody who comes and is not decided about yet, nominated in one tap. */
export function NominateComing({ event, players }: { event: string; players: readonly string[] }) {
  const { save, saving } = useSave('POST', `/events/${event}/nomination`, { done: 'Nominácia bola uložená.' })
  const nominate = () => save({ players: players.map((player) => ({ player, nomination: 'in' })) })
  return (
    <Button busy={saving} look="line" onClick={() => void nominate()} small>
      Nominovať všetkých, ktorí prídu
    </Button>
  )
}

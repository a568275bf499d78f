'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { useTellsFamilies } from './tells-families.client'

/** Nominates in one tap everybody who answered yes and is not decided about. */
export function NominateComing({ event, players }: { event: string; players: readonly string[] }) {
  const notify = useTellsFamilies()
  const { save, saving } = useSave('POST', `/events/${event}/nomination`, { done: 'Nominácia bola uložená.' })
  const nominate = () => save({ notify, players: players.map((player) => ({ player, nomination: 'in' })) })
  return (
    <Button busy={saving} look="line" onClick={() => void nominate()} small>
      Nominovať všetkých, ktorí prídu
    </Button>
  )
}

'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'

/** How many players one call names. */
const AT_ONCE = 200

/** Everybody who comes and is not decided about yet, nominated in one tap. */
export function NominateComing({ event, players }: { event: string; players: readonly string[] }) {
  const { save, saving } = useSave('POST', `/events/${event}/nomination`, { done: 'Nominácia bola uložená.' })
  const nominate = async () => {
    for (let from = 0; from < players.length; from += AT_ONCE) {
      const part = players.slice(from, from + AT_ONCE)
      if (!(await save({ players: part.map((player) => ({ player, nomination: 'in' })) }))) return
    }
  }
  return (
    <Button busy={saving} look="line" onClick={() => void nominate()} small>
      Nominovať všetkých, ktorí prídu
    </Button>
  )
}

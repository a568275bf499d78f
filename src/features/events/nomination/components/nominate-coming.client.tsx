'use client'
import { useSave } from '@/lib/client/save.client'
import { PAGE_LIMIT } from '@/lib/page-size'
import { Button } from '@/ui/button'

/** Everybody who comes and is not decided about yet, nominated in one tap. */
export function NominateComing({ event, players }: { event: string; players: readonly string[] }) {
  const { save, saving } = useSave('POST', `/events/${event}/nomination`, { done: 'Nominácia bola uložená.' })
  const nominate = async () => {
    for (let from = 0; from < players.length; from += PAGE_LIMIT) {
      const part = players.slice(from, from + PAGE_LIMIT)
      if (!(await save({ players: part.map((player) => ({ player, nomination: 'in' })) }))) return
    }
  }
  return (
    <Button busy={saving} look="line" onClick={() => void nominate()} small>
      Nominovať všetkých, ktorí prídu
    </Button>
  )
}

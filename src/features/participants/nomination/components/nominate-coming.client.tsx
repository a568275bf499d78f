'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/inputs'
import type { Nomination } from '../labels'
import { useTellsFamilies } from './tells-families.client'

interface NominateComingProps {
  event: string
  /** Who answered yes and is not decided about. */
  players: readonly string[]
  /** Everybody else who is not decided about. */
  others: readonly string[]
}

/** Nominates in one tap everybody who comes; the others are out, and told so, only when the trainer says it. */
export function NominateComing({ event, players, others }: NominateComingProps) {
  const notify = useTellsFamilies()
  const [isOut, setIsOut] = useState(false)
  const { save, saving } = useSave('POST', `/events/${event}/nomination`, { done: 'Nominácia bola uložená.' })
  const all = (some: readonly string[], nomination: Nomination) =>
    some.map((player) => ({ player, nomination }))
  const nominate = () =>
    save({ notify, players: [...all(players, 'in'), ...(isOut ? all(others, 'out') : [])] })
  return (
    <>
      {others.length > 0 && (
        <Checkbox
          checked={isOut}
          label="Ostatných označiť mimo nominácie"
          name="others-out"
          onChange={(change) => setIsOut(change.target.checked)}
        />
      )}
      <Button busy={saving} look="line" onClick={() => void nominate()} small>
        Nominovať všetkých, ktorí prídu
      </Button>
    </>
  )
}

'use client'
import { useId, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { adoptEarlyChoice } from '@/lib/client/typed.client'
import type { Named } from '@/lib/schema'
import { Segmented } from '@/ui/segmented'
import { type Nomination, NOMINATIONS } from '../labels'
import styles from './nomination-choice.module.css'
import { useTellsFamilies } from './tells-families.client'

interface NominationChoiceProps {
  event: string
  player: Named
  nomination: Nomination | null
}

const OPTIONS = Object.entries(NOMINATIONS).map(([value, label]) => ({ value, label }))

/** The trainer's decision about one player, saved at once. */
export function NominationChoice({ event, player, nomination }: NominationChoiceProps) {
  const name = useId()
  const [chosen, setChosen] = useState(nomination)
  const [given, setGiven] = useState(nomination)
  // The page was rendered with another nomination. The component is kept, and with it the focus.
  if (nomination !== given) {
    setGiven(nomination)
    setChosen(nomination)
  }
  const notify = useTellsFamilies()
  const { save } = useSave('POST', `/events/${event}/nomination`)
  const choose = async (value: string) => {
    const before = chosen
    setChosen(value as Nomination)
    if (!(await save({ notify, players: [{ player: player.id, nomination: value as Nomination }] })))
      setChosen(before)
  }
  return (
    <div className={`no-print ${styles.choice}`} ref={adoptEarlyChoice}>
      <Segmented
        legend={`Nominácia: ${player.name}`}
        name={name}
        onChange={(value) => void choose(value)}
        options={OPTIONS}
        saves
        value={chosen ?? ''}
      />
    </div>
  )
}

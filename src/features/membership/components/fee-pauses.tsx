import { writtenDay } from '@/lib/written-day'
import type { FeePause } from '../standing/schema'

interface FeePausesProps {
  pauses: readonly FeePause[]
  /** Whether the family has more members than one, so that each is named. */
  several: boolean
}

/** Whose monthly fees are paused, and until when; nothing where nobody's are. */
export function FeePauses({ pauses, several }: FeePausesProps) {
  return pauses.map(({ player, until }) => (
    <p key={player.id}>
      {several ? `${player.name}: členské` : 'Členské'} je pozastavené do {writtenDay(until)}. Ak platíte
      trvalým príkazom, na ten čas ho upravte.
    </p>
  ))
}

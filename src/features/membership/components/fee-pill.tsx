import { StatePill } from '@/ui/state-pill.client'
import { FEE_STATES, type FeeState } from '../labels'

const LOOKS = {
  paid: ['ok', 'yes'],
  partly: ['info', 'part'],
  due: ['neutral', 'waiting'],
  overdue: ['bad', 'warn'],
  waived: ['neutral', 'info'],
} as const

/** A fee's state, as an icon and a word. */
export function FeePill({ state }: { state: FeeState }) {
  const [tone, mark] = LOOKS[state]
  return (
    <StatePill mark={mark} tone={tone}>
      {FEE_STATES[state]}
    </StatePill>
  )
}

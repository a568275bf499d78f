import { StatePill } from '@/ui/state-pill.client'
import { FEE_STATES, type FeeState } from '../labels'
import type { FeeClaim } from '../rules'

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

/** What is reported of an open fee, as the family reads it; nothing of nothing. */
export function ClaimPill({ claim }: { claim: FeeClaim }) {
  if (claim === 'claimed')
    return (
      <StatePill mark="waiting" tone="info">
        Čaká na spárovanie
      </StatePill>
    )
  if (claim === 'refused')
    return (
      <StatePill mark="warn" tone="warn">
        Platba neprišla
      </StatePill>
    )
  return null
}

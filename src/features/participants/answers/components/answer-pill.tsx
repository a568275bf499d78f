import { StatePill } from '@/ui/state-pill.client'
import { type Answer, ANSWER_LOOKS, PAST_ANSWERS } from '../../labels'
import { ANSWER_ACTS } from '../labels'

const EXCUSED = ['info', 'no'] as const

interface AnswerPillProps {
  answer: Answer | null
  reason?: string
  /** The reader's own answer: „Prídem“, not „Príde“. */
  self?: boolean
  /** Without an answer the player is expected to come, as to most trainings. */
  expected?: boolean
  /** The event has begun. */
  past?: boolean
  /** An absence from one day to another gave the answer: for staff the player is excused. */
  excused?: boolean
}

/** An answer, or that there is none, with the reason. */
export function AnswerPill({ answer, reason, self, expected, past, excused }: AnswerPillProps) {
  if (!answer)
    return (
      <StatePill mark={expected ? 'info' : 'waiting'} tone="neutral">
        {expected ? 'Očakávaná účasť' : 'Bez odpovede'}
      </StatePill>
    )
  const [tone, mark] = excused ? EXCUSED : ANSWER_LOOKS[answer]
  return (
    <>
      <StatePill mark={mark} tone={tone}>
        {excused
          ? 'Ospravedlnené'
          : past
            ? PAST_ANSWERS[answer]
            : ANSWER_ACTS[self ? 'own' : 'child'][answer]}
      </StatePill>
      {reason && <span className="soft">{reason}</span>}
    </>
  )
}

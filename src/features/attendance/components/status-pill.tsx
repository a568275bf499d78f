import { StatePill } from '@/ui/state-pill.client'
import { STATUSES, type Status } from '../labels'

const LOOKS = {
  present: ['ok', 'yes'],
  late: ['warn', 'waiting'],
  excused: ['info', 'info'],
  absent: ['bad', 'no'],
  injured: ['warn', 'warn'],
} as const

/** A status as an icon and a word. */
export function StatusPill({ status }: { status: Status }) {
  const [tone, mark] = LOOKS[status]
  return (
    <StatePill mark={mark} tone={tone}>
      {STATUSES[status]}
    </StatePill>
  )
}

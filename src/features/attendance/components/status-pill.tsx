import { StatePill } from '@/ui/state-pill.client'
import { type Status, statusText } from '../labels'

const LOOKS = {
  present: ['ok', 'yes'],
  late: ['warn', 'waiting'],
  excused: ['info', 'info'],
  absent: ['bad', 'no'],
  injured: ['warn', 'warn'],
} as const

interface StatusPillProps {
  status: Status
  lateMinutes?: number | null
}

/** A status as an icon and a word, with how late. */
export function StatusPill({ status, lateMinutes }: StatusPillProps) {
  const [tone, mark] = LOOKS[status]
  return (
    <StatePill mark={mark} tone={tone}>
      {statusText(status, lateMinutes)}
    </StatePill>
  )
}

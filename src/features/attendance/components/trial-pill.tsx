import { shortDay } from '@/lib/date-format'
import { StatePill } from '@/ui/state-pill.client'

/** „Na skúške do 9. 12.“ of a child on trial; nothing for everybody else. */
export function TrialPill({ until }: { until: string | null }) {
  return (
    until && (
      <StatePill mark="waiting" tone="info">
        Na skúške do&nbsp;{shortDay(`${until}T12:00:00Z`)}
      </StatePill>
    )
  )
}

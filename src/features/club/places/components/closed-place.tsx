import { StatePill } from '@/ui/state-pill.client'
import { closureDetails } from '../labels'
import type { Closure } from '../rules'

/** That the place of an event is closed, from when to when and why; nothing while it is open. */
export function ClosedPlace({ closure, className }: { closure: Closure | null; className?: string }) {
  if (!closure) return null
  return (
    <span className={className ?? 'row'}>
      <StatePill mark="warn" tone="warn">
        Miesto zatvorené
      </StatePill>
      {closureDetails(closure)}
    </span>
  )
}

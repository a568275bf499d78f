import { StatePill } from '@/ui/state-pill.client'
import { closureDetails } from '../labels'
import type { Closure } from '../rules'

/** That the place of an event is closed, in two words: for a list. */
export function ClosedPill() {
  return (
    <StatePill mark="warn" tone="warn">
      Miesto zatvorené
    </StatePill>
  )
}

/** That the place of an event is closed, from when to when and why; nothing while it is open. */
export function ClosedPlace({ closure, className }: { closure: Closure | null; className?: string }) {
  if (!closure) return null
  return (
    <span className={className ?? 'row'}>
      <ClosedPill />
      {closureDetails(closure)}
    </span>
  )
}

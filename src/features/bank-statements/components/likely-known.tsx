import { StatePill } from '@/ui/state-pill.client'
import { LIKELY } from '../labels'
import type { StatementPreview } from '../schema'

/** Says that a movement may be in the books already, and why; nothing when it may not. */
export function LikelyKnown({ likely }: Pick<StatementPreview['rows'][number], 'likely'>) {
  if (!likely) return null
  return (
    <>
      <div>
        <StatePill mark="warn" tone="warn">
          Zrejme už je zapísaná
        </StatePill>
      </div>
      <p>{LIKELY[likely]}</p>
    </>
  )
}

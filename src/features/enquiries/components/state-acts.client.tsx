'use client'
import { renewed } from '@/lib/client/renewed.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { Button } from '@/ui/button'
import { STATE_ACTS, STATE_DONE, STATES } from '../labels'
import { nextStates } from '../rules'
import type { EnquiryView } from '../schema'

type StateActsProps = Pick<EnquiryView, 'id' | 'state' | 'updatedAt'> & {
  /** Whose it is, for who hears the button alone. */
  name: string
}

/** What the office does with an enquiry, a button each. */
export function StateActs({ id, state, updatedAt, name }: StateActsProps) {
  const { save, saving } = useSave('PATCH', `/enquiries/${id}`, {
    onRefused: renewed,
    onDone: ({ enquiry }) => toast.success(STATE_DONE[enquiry.state], `/enquiries/${id}`),
  })
  return (
    <div className="row">
      {nextStates(state).map((next) => (
        <Button
          aria-label={`${STATE_ACTS[next]}: ${name} (teraz ${STATES[state]})`}
          busy={saving}
          key={next}
          look="line"
          onClick={() => void save({ updatedAt, state: next })}
        >
          {STATE_ACTS[next]}
        </Button>
      ))}
    </div>
  )
}

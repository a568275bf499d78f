import { useActDraft } from '@/lib/client/act-draft.client'
import { hasTexts } from '@/lib/client/draft.client'
import { useRead } from '@/lib/client/read.client'
import { isDay } from '@/lib/dates'
import { daysProblem } from '../rules'
import type { AffectedView, EventAct } from '../schema'
import { actsFor } from './affected-events.client'

type Act = EventAct['act']

/** What is typed of a closed place. */
export interface TypedClosing {
  place: string
  from: string
  to: string
  reason: string
}

/** All that is chosen in the form, as it is kept on the device. */
interface Chosen extends TypedClosing {
  target: string
  acts: Record<string, Act>
  notify: boolean
  operation: string
}

const TEXTS = ['place', 'from', 'to', 'reason', 'target', 'operation'] as const

const isChosen = (kept: unknown): kept is Chosen =>
  hasTexts(kept, TEXTS) &&
  typeof kept.notify === 'boolean' &&
  typeof kept.acts === 'object' &&
  kept.acts !== null

/** What is typed, what it affects, and what is to be done with each event. Kept on the device until it is sent. */
export function useClosing(initial: TypedClosing, today: string) {
  // What was begun for one place is not found where a report of another leads.
  const { act, set, isRestored, startOver } = useActDraft<Chosen>(
    `closing/${initial.place}/${initial.place && initial.from}`,
    {
      empty: () => ({ ...initial, target: '', acts: {}, notify: true }),
      isUsable: (kept): kept is Chosen => isChosen(kept) && kept.to >= today,
    },
  )
  const { target, acts, notify, operation, ...typed } = act
  const { place, from, to } = typed
  const isInOrder = Boolean(place) && isDay(from) && isDay(to) && !daysProblem({ from, to })
  const days = new URLSearchParams({ place, from, to })
  const asked = new URLSearchParams(days)
  if (target && target !== place) asked.set('target', target)
  const plan = useRead(isInOrder ? `/events/closings/plan?${asked}` : null, { fresh: true, keepsLast: true })
  const events = isInOrder ? (plan.data?.events ?? []) : []
  const actOf = (event: AffectedView): Act => {
    const allowed = actsFor(event)
    const chosen = acts[event.id]
    return chosen && allowed.includes(chosen) ? chosen : event.may === 'cancel' ? 'cancel' : 'keep'
  }
  const kept = events.filter((event) => event.may !== 'nothing' && actOf(event) === 'keep')
  const counts = new URLSearchParams(days)
  if (kept.length > 0) counts.set('keep', kept.map(({ id }) => id).join())
  const reach = useRead(isInOrder && plan.data ? `/notifications/reach/closing?${counts}` : null, {
    fresh: true,
    keepsLast: true,
  })
  const of = (act: Act) => events.filter((event) => actOf(event) === act)
  return {
    typed,
    target,
    notify,
    operation,
    plan: isInOrder ? plan : undefined,
    reach: isInOrder ? reach.data : undefined,
    events,
    actOf,
    cancelled: of('cancel'),
    moved: of('move'),
    isRestored,
    set,
    onAct: (some: readonly AffectedView[], act: Act) =>
      set({ acts: { ...acts, ...Object.fromEntries(some.map(({ id }) => [id, act])) } }),
    startOver,
  }
}

import { eventColumns } from '@/features/participants/rules'
import { isWithinTrial } from '@/features/users/trials/rules'
import { categoryId, type SeedContext } from '../context'
import { TRIAL_CATEGORY, TRIAL_CHILD, trialUntil } from '../people/trial'
import { idFor } from '../random'
import type { AttendanceRow } from './attendance'
import { type EventRow, isPast } from './event'
import type { ParticipantRow } from './participants'

const category = () => categoryId(TRIAL_CATEGORY)

/** The invitations of the child on trial: to the trainings still to come, as the rule of invitations is. */
export const trialInvitations = (context: SeedContext, events: readonly EventRow[]): ParticipantRow[] =>
  events
    .filter((event) => event.categories.includes(category()) && !isPast(context, event))
    .filter(({ type, day }) => day > context.today && isWithinTrial(trialUntil(context), { type, day }))
    .map((event) => ({
      id: idFor('participant', `${event.id}:${TRIAL_CHILD}`),
      event: event.id,
      player: TRIAL_CHILD,
      category: category(),
      ...eventColumns(event),
      userSubmitted: false,
      nomination: null,
    }))

/** The child is on the last recorded sheet of its category. */
export function trialMark(attendances: readonly AttendanceRow[]): AttendanceRow[] {
  const ofCategory = attendances.filter((row) => row.category === category())
  const last = ofCategory
    .sort((one, other) => String(one.startsAt).localeCompare(String(other.startsAt)))
    .at(-1)
  if (!last) return []
  const id = idFor('attendance', `${String(last.event)}:${TRIAL_CHILD}`)
  const note = 'Prvýkrát, lopta mu ide'
  return [{ ...last, id, player: TRIAL_CHILD, status: 'present', note, operation: idFor('operation', id) }]
}

import { counter } from './counter.client'

/** The number on the family's badge: answers that are waited for. */
export const pendingAnswers = counter('/events/eventParticipants?size=1', ({ waiting }) => waiting)

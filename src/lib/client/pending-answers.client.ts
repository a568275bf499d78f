import { counter } from './counter.client'

/** The number on the family's badge: events without the family's answer. */
export const pendingAnswers = counter('/events/eventParticipants?size=1', ({ waiting }) => waiting, 0)

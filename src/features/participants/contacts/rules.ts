import { EVENT_TYPES } from '@/features/events/labels'
import { endOf } from '@/features/events/rules'
import { addDays, dayOf } from '@/lib/dates'
import type { Answer } from '../labels'
import type { Nomination } from '../nomination/labels'
import { hasSquad } from '../nomination/rules'

interface TimedEvent {
  type: number
  startsAt: string
  endsAt?: string | null
}

/** Why the contacts of an event cannot be opened now, as a sentence; undefined when they can. An admin has no limit. */
export const whyNoContacts = (event: TimedEvent, now: Date, isAdmin: boolean): string | undefined => {
  const today = dayOf(now)
  if (isAdmin) return undefined
  if (today < addDays(dayOf(event.startsAt), -1))
    return 'Kontakty sa dajú otvoriť deň pred udalosťou a v jej deň.'
  if (today > dayOf(endOf(event))) return 'Udalosť už bola, kontakty k nej otvorí administrátor.'
  return undefined
}

interface InvitedRow {
  userSubmitted: boolean
  answer: Answer | null
  nomination: Nomination | null
}

/**
 * Who goes to an event: where there is a nomination those in it, else those who come; to a training that needs no answer also
 * those who did not answer, as they are expected.
 */
export const goingTo = <Row extends InvitedRow>(
  event: { type: number; answerRequired?: boolean | null },
  rows: readonly Row[],
): Row[] => {
  if (hasSquad(rows))
    return rows.filter(({ nomination }) => nomination === 'in' || nomination === 'substitute')
  const isExpected = event.type === EVENT_TYPES.training && event.answerRequired !== true
  return rows.filter(({ userSubmitted, answer }) => (userSubmitted ? answer === 'yes' : isExpected))
}

interface AskingEvent {
  startsAt: string
  answerUntil?: string | null
  answerRequired?: boolean | null
  published?: boolean | null
  cancelled?: { at?: string | null } | null
  deletedAt?: string | null
}

/** How many hours before answers close families are reminded, when the club has not set it. */
export const REMINDER_HOURS: readonly number[] = [48, 12]

const HOUR_MS = 3_600_000

/** Until when an event waits for answers; null when nobody is asked. */
export const asksUntil = (event: AskingEvent): string | null =>
  event.published === true && event.answerRequired === true && !event.cancelled?.at && !event.deletedAt
    ? (event.answerUntil ?? event.startsAt)
    : null

/**
 * When an event's reminders are due, by their number. One whose moment has passed is not sent any more: who has heard of
 * the event an hour ago needs no reminder of yesterday.
 */
export const reminderTimes = (event: AskingEvent, hours: readonly number[], now: Date): Map<number, Date> => {
  const until = asksUntil(event)
  if (!until) return new Map()
  const times = hours.map((before, at) => [at + 1, new Date(Date.parse(until) - before * HOUR_MS)] as const)
  return new Map(times.filter(([, moment]) => moment > now))
}

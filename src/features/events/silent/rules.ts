/** Events are looked at that begin within so many days. */
export const EVENT_DAYS = 30
/** Families are expected to have answered so many days before answers close. */
export const CLOSING_DAYS = 2

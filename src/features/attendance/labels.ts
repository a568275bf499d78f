/** A player's presence at one event. */
export const STATUSES = {
  present: 'Tu',
  late: 'Neskoro',
  excused: 'Ospravedlnené',
  absent: 'Chýba',
  injured: 'Zranenie',
} as const
export type Status = keyof typeof STATUSES

/** A status in words, with how late: „Neskoro (10 min)“. */
export const statusText = (status: Status, lateMinutes?: number | null): string =>
  STATUSES[status] + (lateMinutes ? ` (${lateMinutes}\u00a0min)` : '')

/** A player's presence at one event. */
export const STATUSES = {
  present: 'Tu',
  late: 'Neskoro',
  excused: 'Ospravedlnené',
  absent: 'Chýba',
  injured: 'Zranenie',
} as const
export type Status = keyof typeof STATUSES

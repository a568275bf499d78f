/** Fees that were due before a day, or are due on it. */
export type DueDays = { before: string } | { on: string }

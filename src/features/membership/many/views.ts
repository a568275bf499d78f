import type { PlannedMany } from './queries'
import type { ManyPlan } from './schema'

/** A plan as the screen shows it. */
export const manyView = ({ players, left, parts }: PlannedMany): ManyPlan => ({
  players,
  left,
  parts: parts.map(({ amount, dueDate }) => ({ amount, dueDate })),
  total: players.length * parts.reduce((sum, { amount }) => sum + amount, 0),
})

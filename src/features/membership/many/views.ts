import { feesDigest } from '../charges/views'
import type { PlannedMany } from './queries'
import type { ManyPlan } from './schema'

/** The fees that a plan makes. */
export const plannedFeesOf = ({ players, parts }: PlannedMany) =>
  players.flatMap(({ id }) => parts.map((part) => ({ player: id, ...part })))

/** A plan as the screen shows it. */
export const manyView = (plan: PlannedMany): ManyPlan => ({
  players: plan.players,
  digest: feesDigest(plannedFeesOf(plan)),
  left: plan.left,
  parts: plan.parts.map(({ amount, dueDate }) => ({ amount, dueDate })),
  total: plan.players.length * plan.parts.reduce((sum, { amount }) => sum + amount, 0),
})

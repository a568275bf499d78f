import { createHash } from 'node:crypto'
import type { PlannedMany } from './queries'
import type { ManyPlan } from './schema'

/** A text that is another one when others are charged. */
const digestOf = (players: PlannedMany['players']): string =>
  createHash('sha256')
    .update(
      players
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .digest('hex')

/** A plan as the screen shows it. */
export const manyView = ({ players, left, parts }: PlannedMany): ManyPlan => ({
  players,
  digest: digestOf(players),
  left,
  parts: parts.map(({ amount, dueDate }) => ({ amount, dueDate })),
  total: players.length * parts.reduce((sum, { amount }) => sum + amount, 0),
})

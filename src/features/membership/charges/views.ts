import { createHash } from 'node:crypto'

interface PlannedFee {
  player: string
  /** In cents. */
  amount: number
  dueDate: string
}

/** A text that stands for planned fees: another one when others are charged, another amount, or for another day. */
export const feesDigest = (fees: readonly PlannedFee[]): string =>
  createHash('sha256')
    .update(
      fees
        .map(({ player, amount, dueDate }) => `${player} ${amount} ${dueDate}`)
        .sort()
        .join('\n'),
    )
    .digest('hex')

import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { claimsHoldSince } from '@/features/membership/rules'

/** A fee that its family still owes, amounts in cents, days YYYY-MM-DD. */
export interface OpenFee {
  id: string
  player: string
  period: string
  item: string
  owed: number
  dueDate: string
}

/**
 * The fees owed that were due before a day, or with `on` on that day, which the family has not reported as paid lately.
 * Without access control: for what the club sends, and for administrators.
 */
export async function openFees(
  req: PayloadRequest,
  due: { before: string } | { on: string },
  now = new Date(),
): Promise<OpenFee[]> {
  const rows = await aggregate(req, 'memberFees', {
    where: {
      and: [
        { dueDate: 'on' in due ? { equals: due.on } : { less_than: due.before } },
        { owed: { greater_than: 0 } },
        { waived: { not_equals: true } },
        {
          or: [{ claimedPaidAt: { exists: false } }, { claimedPaidAt: { less_than: claimsHoldSince(now) } }],
        },
        { deletedAt: { exists: false } },
      ],
    },
    by: ['id', 'player', 'period', 'item', 'owed', 'dueDate'],
  })
  return rows.map(({ id, player, period, item, owed, dueDate }) => ({
    id: String(id),
    player: String(player),
    period: String(period),
    item: String(item),
    owed: Number(owed),
    dueDate: String(dueDate),
  }))
}

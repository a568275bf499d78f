import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { spendCredit } from '../credit/commands'
import type { FeeItem } from '../labels'
import { occasionOf } from '../occasions/rules'
import { type Charge, chargedFees } from './queries'
import type { KeptReason } from './rules'

/** One fee of many that are made at once; the amount in cents, the due day YYYY-MM-DD. */
export interface ChargedFee {
  player: string
  period: string
  item: FeeItem
  amount: number
  reason: string
  note?: string
  dueDate: string
}

/** Makes many fees within `inLedger`, pays them from the families' credit, and returns the moment by which they are undone. */
export async function insertFees(req: PayloadRequest, charged: readonly ChargedFee[]): Promise<string> {
  const chargedAt = new Date().toISOString()
  const fees = charged.map((fee) => ({
    id: randomUUID(),
    ...fee,
    occasion: occasionOf(fee),
    currency: 'EUR',
    waived: false,
    paidAmount: 0,
    owed: fee.amount,
    changedBy: req.user?.id ?? null,
    createdAt: chargedAt,
    updatedAt: chargedAt,
  }))
  await insertRows(req, 'memberFees', fees)
  await runAfterBulkChange(
    req,
    'memberFees',
    fees.map((after) => ({ after })),
  )
  await spendCredit(
    req,
    charged.map(({ player }) => player),
  )
  return chargedAt
}

/**
 * Deletes the fees of a charge that were not paid, reported as paid or changed since, within `inLedger`, and returns how many
 * stay and why. Repeated, it deletes nothing more.
 */
export async function deleteUntouched(
  req: PayloadRequest,
  charge: Charge,
): Promise<{ count: number; kept: Record<KeptReason, number> }> {
  const kept: Record<KeptReason, number> = { paid: 0, claimed: 0, changed: 0 }
  const untouched: string[] = []
  for (const { id, why } of await chargedFees(req, charge)) {
    if (why) kept[why] += 1
    else untouched.push(id)
  }
  if (untouched.length > 0)
    await req.payload.db.deleteMany({ collection: 'memberFees', where: { id: { in: untouched } }, req })
  return { count: untouched.length, kept }
}

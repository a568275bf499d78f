import type { PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { momentAt } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Payment } from '@/payload-types'
import { coverDebt, spendCredit } from '../credit/commands'
import { familyOf, openFees } from '../credit/queries'
import { shareOut } from '../credit/rules'
import { book, type Entry } from '../ledger/commands'
import { feesById, ofBatch, paidOn, reversalOf } from './queries'
import { type Recorded, recordedView } from './views'

/** How and when money came; `batch` is the client's id of the act, so that a repeated request changes nothing. */
export interface Receipt {
  method: 'cash' | 'transfer' | 'standing'
  /** A day. */
  receivedAt: string
  batch: string
}

const received = ({ method, receivedAt, batch }: Receipt) => ({
  method,
  receivedAt: momentAt(receivedAt, '12:00').toISOString(),
  batch,
})

/** Books the rows of an act unless they stand already; what is left over pays what else the families owe. */
const once = (
  req: PayloadRequest,
  receipt: Receipt,
  entries: () => Promise<Pick<Entry, 'amount' | 'players' | 'allocations'>[]>,
): Promise<Recorded> =>
  inTransaction(req, async () => {
    const before = await ofBatch(req, receipt.batch)
    if (before.length > 0) return recordedView(receipt.batch, before)
    const payments: Payment[] = []
    for (const entry of await entries()) payments.push(await book(req, { ...entry, ...received(receipt) }))
    await spendCredit(
      req,
      payments.flatMap(({ players }) => idsOf(players)),
    )
    return recordedView(receipt.batch, payments)
  })

/** Marks open fees as paid in full, one payment a player; all or none. Done already, it changes nothing. */
export const settleFees = (req: PayloadRequest, ids: string[], receipt: Receipt): Promise<Recorded> =>
  once(req, receipt, async () => {
    const fees = await feesById(req, ids)
    if (fees.length < new Set(ids).size) throw notFound('Niektorý z predpisov už neexistuje.')
    const open = fees.filter(({ owed }) => (owed ?? 0) > 0)
    if (open.length === 0) throw invalid('Tieto predpisy sú už uhradené.', 'fees')
    return [...new Set(open.map((fee) => idOf(fee.player)!))].map((player) => {
      const allocations = open
        .filter((fee) => idOf(fee.player) === player)
        .map(({ id, owed }) => ({ fee: id, amount: owed ?? 0 }))
      return {
        amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
        players: [player],
        allocations,
      }
    })
  })

/** Records money from a player's family: the player's oldest open fees first, then the siblings'; the rest is credit. */
export const recordPayment = (
  req: PayloadRequest,
  player: string,
  amount: number,
  receipt: Receipt,
): Promise<Recorded> =>
  once(req, receipt, async () => {
    const open = await openFees(req, await familyOf(req, player))
    const { allocations } = shareOut(amount, player, open)
    const paid = new Set(allocations.map(({ fee }) => fee))
    const owners = open.filter(({ id }) => paid.has(id)).map((fee) => fee.player)
    return [{ amount, players: [...new Set([player, ...owners])], allocations }]
  })

/**
 * Writes the row that takes a payment back. A fee gives no more than it still has: what went from it as credit since
 * is missing on the account then, and the fees that credit paid are open again.
 */
async function takeBack(req: PayloadRequest, payment: Payment): Promise<Payment | undefined> {
  if (await reversalOf(req, payment.id)) return undefined
  const { id, amount, method, receivedAt, batch } = payment
  const players = idsOf(payment.players)
  const shares = (payment.allocations ?? []).map((share) => ({ fee: idOf(share.fee)!, amount: share.amount }))
  const paid = await paidOn(req, shares)
  const allocations = shares
    .map(({ fee, amount: share }) => ({ fee, amount: -Math.min(share, paid.get(fee) ?? 0) }))
    .filter((share) => share.amount < 0)
  const row = await book(req, {
    amount: -amount,
    players,
    allocations,
    method,
    receivedAt,
    batch: batch ? `${batch.slice(0, 38)}-0` : undefined,
    reverses: id,
  })
  if (players[0]) await coverDebt(req, players[0])
  await spendCredit(req, players)
  return row
}

/** Takes an act back by reversing rows, never by deleting; done already, it changes nothing. */
export const reverseBatch = (req: PayloadRequest, batch: string): Promise<Recorded> =>
  inTransaction(req, async () => {
    const payments = await ofBatch(req, batch)
    if (payments.length === 0) throw notFound('Platba už neexistuje.')
    for (const payment of payments) await takeBack(req, payment)
    return recordedView(`${batch}-0`, await ofBatch(req, `${batch}-0`))
  })

/** Takes one payment back, whenever it came. A row that only moves credit, or corrects, is no payment to take back. */
export const reversePayment = (req: PayloadRequest, id: string): Promise<{ id: string }> =>
  inTransaction(req, async () => {
    const payment = await req.payload.findByID({
      collection: 'payments',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!payment) throw notFound('Platba už neexistuje.')
    if (payment.amount <= 0) throw invalid('Vrátiť možno len prijatú platbu.')
    await takeBack(req, payment)
    return { id }
  })

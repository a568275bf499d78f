import type { PayloadRequest } from 'payload'
import { idOf } from '@/access/reference'
import { momentAt } from '@/lib/dates'
import { forbidden, invalid, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { MemberFee, Payment } from '@/payload-types'
import { families } from '../monthly/queries'
import { allocate } from '../rules'

/** How and when money came; `batch` is the client's id of the act, so that a repeated request changes nothing. */
export interface Receipt {
  method: 'cash' | 'transfer'
  /** A day. */
  receivedAt: string
  batch: string
}

type Share = { fee: string; amount: number }

/** What an act did: how many fees it touched, how many cents it recorded, what was left over. */
export interface Recorded {
  batch: string
  fees: number
  amount: number
  credit: number
}

const feesWhere = async (req: PayloadRequest, where: object): Promise<MemberFee[]> => {
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: where as never,
    sort: ['dueDate', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

const ofBatch = async (req: PayloadRequest, batch: string): Promise<Payment[]> => {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { batch: { equals: batch } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

const told = (batch: string, payments: readonly Payment[]): Recorded => {
  const shares = payments.flatMap(({ allocations }) => allocations ?? [])
  const amount = sumOf(payments)
  return { batch, fees: shares.length, amount, credit: amount - sumOf(shares) }
}

interface PaymentDraft {
  amount: number
  players: string[]
  allocations: Share[]
}

/** Writes a payment and what the fees it goes to have been paid; the caller holds the transaction. */
async function book(
  req: PayloadRequest,
  { amount, players, allocations }: PaymentDraft,
  { method, receivedAt, batch }: Pick<Payment, 'method' | 'receivedAt' | 'batch'>,
): Promise<Payment> {
  const payment = await req.payload.create({
    collection: 'payments',
    data: { amount, players, allocations, method, receivedAt, batch, recordedBy: req.user?.id },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const fees = await feesWhere(req, { id: { in: allocations.map(({ fee }) => fee) } })
  for (const { fee: id, amount: share } of allocations) {
    const fee = fees.find((row) => row.id === id)
    if (!fee) throw notFound('Predpis už neexistuje.')
    // Paid amounts are no field of any door; only a payment, which was just allowed, moves them.
    await req.payload.update({
      collection: 'memberFees',
      id,
      data: { paidAmount: (fee.paidAmount ?? 0) + share },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
  return payment
}

const received = ({ method, receivedAt, batch }: Receipt) => ({
  method,
  receivedAt: momentAt(receivedAt, '12:00').toISOString(),
  batch,
})

/** Marks open fees as paid in full, one payment a player; all or none. Done already, it changes nothing. */
export const settleFees = (req: PayloadRequest, ids: string[], receipt: Receipt): Promise<Recorded> =>
  inTransaction(req, async () => {
    const before = await ofBatch(req, receipt.batch)
    if (before.length > 0) return told(receipt.batch, before)
    const fees = await feesWhere(req, { id: { in: ids } })
    if (fees.length < new Set(ids).size) throw notFound('Niektorý z predpisov už neexistuje.')
    const open = fees.filter(({ owed }) => (owed ?? 0) > 0)
    if (open.length === 0) throw invalid('Tieto predpisy sú už uhradené.', 'fees')
    const payments: Payment[] = []
    for (const player of new Set(open.map((fee) => idOf(fee.player)!))) {
      const own = open.filter((fee) => idOf(fee.player) === player)
      const allocations = own.map(({ id, owed }) => ({ fee: id, amount: owed ?? 0 }))
      const draft = { amount: sumOf(allocations), players: [player], allocations }
      payments.push(await book(req, draft, received(receipt)))
    }
    return told(receipt.batch, payments)
  })

/** Records money from a player's family: the player's oldest open fees first, then the siblings'; the rest is credit. */
export const recordPayment = (
  req: PayloadRequest,
  player: string,
  amount: number,
  receipt: Receipt,
): Promise<Recorded> =>
  inTransaction(req, async () => {
    const before = await ofBatch(req, receipt.batch)
    if (before.length > 0) return told(receipt.batch, before)
    const family = await families(req)
    const siblings = [...family].filter(([, id]) => id === family.get(player)).map(([id]) => id)
    const open = await feesWhere(req, {
      and: [{ player: { in: [player, ...siblings] } }, { owed: { greater_than: 0 } }],
    })
    const shareable = (mine: boolean) =>
      open
        .filter((fee) => (idOf(fee.player) === player) === mine)
        .map(({ id, owed, dueDate }) => ({ id, owed: owed ?? 0, dueDate }))
    const own = allocate(amount, shareable(true))
    const others = allocate(own.credit, shareable(false))
    const allocations = [...own.allocations, ...others.allocations]
    const owners = open.filter(({ id }) => allocations.some(({ fee }) => fee === id))
    const players = [...new Set([player, ...owners.map((fee) => idOf(fee.player)!)])]
    const payment = await book(req, { amount, players, allocations }, received(receipt))
    return told(receipt.batch, [payment])
  })

/** Takes an act back by reversing rows, never by deleting; done already, it changes nothing. */
export const reverseBatch = (req: PayloadRequest, batch: string): Promise<Recorded> =>
  inTransaction(req, async () => {
    const back = `${batch}-0`
    const reversed = await ofBatch(req, back)
    if (reversed.length > 0) return told(back, reversed)
    const payments = await ofBatch(req, batch)
    if (payments.length === 0) throw notFound('Platba už neexistuje.')
    const rows: Payment[] = []
    for (const { amount, players, allocations, method, receivedAt } of payments) {
      const negative = (allocations ?? []).map((share) => ({ fee: idOf(share.fee)!, amount: -share.amount }))
      const draft = {
        amount: -amount,
        players: (players ?? []).map((row) => idOf(row)!),
        allocations: negative,
      }
      rows.push(await book(req, draft, { method, receivedAt, batch: back }))
    }
    return told(back, rows)
  })

/** Waives fees, or takes that back; all or none. */
export const waiveFees = (req: PayloadRequest, ids: string[], waived: boolean): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    const { docs, errors } = await req.payload.update({
      collection: 'memberFees',
      where: { id: { in: ids } },
      data: { waived },
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (errors.length > 0) throw forbidden(errors[0]!.message)
    return { count: docs.length }
  })

import type { PayloadRequest } from 'payload'
import { notFound } from '@/lib/errors'
import type { Payment } from '@/payload-types'
import type { Share } from '../rules'

/** A row of the books; the first of `players` is whose account the rest goes to. Whole cents. */
export interface Entry extends Pick<Payment, 'method' | 'receivedAt' | 'batch'> {
  amount: number
  players: string[]
  allocations: Share[]
  /** The payment this one corrects. */
  reverses?: string
}

/** Writes a row and what the fees it speaks of have been paid; the caller holds the transaction. */
export async function book(req: PayloadRequest, entry: Entry): Promise<Payment> {
  const payment = await req.payload.create({
    collection: 'payments',
    data: { ...entry, recordedBy: req.user?.id },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { docs: fees } = await req.payload.find({
    collection: 'memberFees',
    where: { id: { in: entry.allocations.map(({ fee }) => fee) } },
    select: { paidAmount: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const paid = new Map(fees.map(({ id, paidAmount }) => [id, paidAmount ?? 0]))
  for (const { fee, amount } of entry.allocations) {
    const before = paid.get(fee)
    if (before === undefined) throw notFound('Predpis už neexistuje.')
    // Paid amounts are no field of any door; only a row of the books, which was just allowed, moves them.
    await req.payload.update({
      collection: 'memberFees',
      id: fee,
      data: { paidAmount: before + amount },
      depth: 0,
      overrideAccess: true,
      req,
    })
    paid.set(fee, before + amount)
  }
  return payment
}

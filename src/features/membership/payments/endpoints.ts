import { z } from 'zod'
import { call } from '@/lib/contract'
import { dayInput, idInput } from '@/lib/inputs'
import { recordPayment, reverseBatch, settleFees, waiveFees } from './commands'

const ADMIN = ['admin'] as const
const fees = z.array(idInput).min(1, { error: 'Vyberte aspoň jeden predpis.' }).max(100)
const receipt = { method: z.enum(['cash', 'transfer']), receivedAt: dayInput, batch: idInput }
const recorded = z.object({
  batch: z.string(),
  fees: z.number(),
  amount: z.number(),
  credit: z.number(),
})

export const paymentCalls = [
  call({
    method: 'POST',
    path: '/payments',
    summary: "Records money from a player's family, oldest fees first, the rest as credit; whole cents.",
    who: ADMIN,
    body: z.strictObject({
      player: idInput,
      amount: z.number({ error: 'Zadajte sumu v eurách, napríklad 30,00.' }).int().min(1).max(10_000_000),
      ...receipt,
    }),
    answer: recorded,
    run: (req, { body: { player, amount, ...how } }) => recordPayment(req, player, amount, how),
  }),
  call({
    method: 'POST',
    path: '/payments/settle',
    summary: 'Marks open fees as paid in full, one payment a player, all or none.',
    who: ADMIN,
    body: z.strictObject({ fees, ...receipt }),
    answer: recorded,
    run: (req, { body: { fees: ids, ...how } }) => settleFees(req, ids, how),
  }),
  call({
    method: 'POST',
    path: '/payments/batch/{id}/reverse',
    summary: 'Takes recorded payments back by reversing rows.',
    who: ADMIN,
    answer: recorded,
    run: (req, { params }) => reverseBatch(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/memberFees/waive',
    summary: 'Waives fees, or takes that back, all or none.',
    who: ADMIN,
    body: z.strictObject({ fees, waived: z.boolean() }),
    answer: z.object({ count: z.number() }),
    run: (req, { body }) => waiveFees(req, body.fees, body.waived),
  }),
]

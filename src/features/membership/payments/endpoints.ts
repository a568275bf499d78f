import { z } from 'zod'
import { call } from '@/lib/contract'
import { dayInput, idSchema, idInput, namedSchema, pageSchema, pagingQuery, seasonInput } from '@/lib/schema'
import { recordPayment, reverseBatch, reversePayment, settleFees } from './commands'
import { paymentList } from './queries'

const ADMIN = ['admin'] as const
const fees = z.array(idInput).min(1, { error: 'Vyberte aspoň jeden predpis.' }).max(100)
const receipt = { method: z.enum(['cash', 'transfer', 'standing']), receivedAt: dayInput, batch: idInput }
const recorded = z.object({
  batch: z.string(),
  fees: z.number(),
  amount: z.number(),
  credit: z.number(),
})

export const paymentAnswer = z.object({
  id: z.string(),
  receivedAt: z.string(),
  method: z.enum(['transfer', 'cash', 'standing', 'carried']),
  amount: z.number(),
  players: z.array(namedSchema),
  shares: z.array(
    z.object({
      fee: z.string(),
      player: namedSchema,
      period: z.string(),
      item: z.enum(['monthly', 'kit', 'camp', 'other']),
      amount: z.number(),
    }),
  ),
  rest: z.number(),
  reversed: z.boolean(),
  reverses: z.string().nullable(),
  payer: z.string().nullable(),
  recordedBy: z.string().nullable(),
})

export const paymentCalls = [
  call({
    method: 'GET',
    path: '/payments',
    summary:
      "Payments the caller may see, the newest first: this season's, unless a season or a fee is named.",
    who: ['family', 'admin'],
    query: z.object({
      player: idInput.optional(),
      fee: idInput.optional(),
      season: seasonInput.optional(),
      ...pagingQuery,
    }),
    response: z.object({ payments: z.array(paymentAnswer), page: pageSchema }),
    run: (req, { query }) => paymentList(req, query),
  }),
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
    response: recorded,
    run: (req, { body: { player, amount, ...how } }) => recordPayment(req, player, amount, how),
  }),
  call({
    method: 'POST',
    path: '/payments/settle',
    summary: 'Marks open fees as paid in full, one payment a player, all or none.',
    who: ADMIN,
    body: z.strictObject({ fees, ...receipt }),
    response: recorded,
    run: (req, { body: { fees: ids, ...how } }) => settleFees(req, ids, how),
  }),
  call({
    method: 'POST',
    path: '/payments/batch/{id}/reverse',
    summary: 'Takes recorded payments back by reversing rows.',
    who: ADMIN,
    response: recorded,
    run: (req, { params }) => reverseBatch(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/payments/{id}/reverse',
    summary: 'Takes one payment back by a reversing row, whenever it came.',
    who: ADMIN,
    response: idSchema,
    run: (req, { params }) => reversePayment(req, params.id!),
  }),
]

import { z } from 'zod'
import { call } from '@/lib/contract'
import {
  dayInput,
  idSchema,
  idInput,
  namedSchema,
  pageSchema,
  pagingQuery,
  seasonInput,
  seenInput,
  textInput,
} from '@/lib/schema'
import { claimFee, createFee, restoreFee, trashFee, updateFee, waiveFees } from './commands'
import { feeDetail } from './history/queries'
import { paymentAnswer } from './payments/endpoints'
import { familyFees, feeList } from './queries'
import { isPeriod } from './rules'

const ADMIN = ['admin'] as const
const state = z.enum(['paid', 'partly', 'due', 'overdue', 'waived'])
const item = z.enum(['monthly', 'kit', 'camp', 'other'])
const period = z.string().refine(isPeriod, { error: 'Zadajte obdobie v tvare 2026-09 alebo 2026/27.' })
const cents = z.number({ error: 'Zadajte sumu v eurách, napríklad 30,00.' }).int().min(0).max(10_000_000)

const fee = z.object({
  id: z.string(),
  player: namedSchema,
  period: z.string(),
  item,
  amount: z.number(),
  paidAmount: z.number(),
  owed: z.number(),
  dueDate: z.string(),
  state,
  variableSymbol: z.string(),
  reason: z.string(),
})

const officeFee = fee.extend({
  category: namedSchema.nullable(),
  waived: z.boolean(),
  claimedPaidAt: z.string().nullable(),
  note: z.string(),
  updatedAt: z.string(),
})

const transfer = z.object({
  iban: z.string(),
  variableSymbol: z.string(),
  amount: z.number(),
  message: z.string(),
})

const familyFee = fee.extend({
  claimedPaidAt: z.string().nullable(),
  payment: transfer.nullable(),
  payBySquare: z.string().nullable(),
})

const totals = z.object({
  count: z.number(),
  amount: z.number(),
  paidAmount: z.number(),
  owed: z.number(),
})

const fact = z.enum(['amount', 'dueDate', 'reason', 'note', 'waived', 'paidAmount', 'claimed', 'trashed'])
const value = z.union([z.string(), z.number(), z.boolean()])
const feeChange = z.object({
  at: z.string(),
  by: z.string().nullable(),
  changes: z.array(z.object({ fact, from: value, to: value })),
})

const one = z.object({ memberFee: officeFee })

export const membershipCalls = [
  call({
    method: 'GET',
    path: '/memberFees',
    summary:
      "Fees for the office with totals over all that match, in whole cents: this season's, and open ones of any.",
    who: ADMIN,
    query: z.object({
      period: period.optional(),
      category: idInput.optional(),
      state: state.optional(),
      ...pagingQuery,
    }),
    response: z.object({ memberFees: z.array(officeFee), totals, page: pageSchema }),
    run: (req, { query }) => feeList(req, query),
  }),
  call({
    method: 'POST',
    path: '/memberFees',
    summary: 'Creates one fee.',
    who: ADMIN,
    body: z.strictObject({
      player: idInput,
      period,
      item: item.default('monthly'),
      amount: cents,
      dueDate: dayInput,
      reason: textInput(300).optional(),
      note: textInput(300).optional(),
    }),
    response: one,
    run: async (req, { body }) => ({ memberFee: await createFee(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/memberFees/{id}',
    summary: 'One fee, the payments that went to it, and who changed what of it; the newest first.',
    who: ADMIN,
    response: z.object({
      memberFee: officeFee,
      payments: z.array(paymentAnswer),
      history: z.array(feeChange),
    }),
    run: (req, { params }) => feeDetail(req, params.id!),
  }),
  call({
    method: 'PATCH',
    path: '/memberFees/{id}',
    summary: 'Changes a fee from the state the editor saw (`updatedAt`).',
    who: ADMIN,
    body: z.strictObject({
      amount: cents.optional(),
      dueDate: dayInput.optional(),
      reason: textInput(300).optional(),
      note: textInput(300).optional(),
      waived: z.boolean().optional(),
      updatedAt: seenInput,
    }),
    response: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      memberFee: await updateFee(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/memberFees/{id}',
    summary: 'Puts a fee into the trash, unless money came for it.',
    who: ADMIN,
    response: idSchema,
    run: (req, { params }) => trashFee(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/memberFees/{id}/restore',
    summary: 'Takes a fee back from the trash.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ memberFee: await restoreFee(req, params.id!) }),
  }),
  call({
    method: 'POST',
    path: '/memberFees/waive',
    summary: 'Waives fees, or takes that back, all or none.',
    who: ADMIN,
    body: z.strictObject({
      fees: z.array(idInput).min(1, { error: 'Vyberte aspoň jeden predpis.' }).max(100),
      waived: z.boolean(),
    }),
    response: z.object({ count: z.number() }),
    run: (req, { body }) => waiveFees(req, body.fees, body.waived),
  }),
  call({
    method: 'POST',
    path: '/memberFees/{id}/claim',
    summary: 'The family says that it has paid an open fee, or that it has not after all.',
    who: ['family'],
    body: z.strictObject({ claimed: z.boolean() }),
    response: idSchema,
    run: (req, { params, body }) => claimFee(req, params.id!, body.claimed),
  }),
  call({
    method: 'GET',
    path: '/playerMembership',
    summary:
      "The family's fees that are open or of a season (this one unless named), what is owed and overpaid in whole cents, and how it is paid.",
    who: ['family'],
    query: z.object({ player: idInput.optional(), season: seasonInput.optional() }),
    response: z.object({
      memberFee: z.object({
        fees: z.array(familyFee),
        owed: z.number(),
        credit: z.number(),
        together: z.object({ payment: transfer, payBySquare: z.string().nullable() }).nullable(),
      }),
    }),
    run: async (req, { query }) => ({ memberFee: await familyFees(req, query) }),
  }),
]

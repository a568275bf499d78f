import { z } from 'zod'
import { call } from '@/lib/contract'
import {
  dayInput,
  idAnswer,
  idInput,
  namedAnswer,
  pageAnswer,
  pagingQuery,
  seenInput,
  textInput,
} from '@/lib/inputs'
import { createFee, restoreFee, trashFee, updateFee } from './commands'
import { familyFees, feeList } from './queries'
import { isPeriod } from './rules'

const ADMIN = ['admin'] as const
const state = z.enum(['paid', 'partly', 'due', 'overdue', 'waived'])
const item = z.enum(['monthly', 'kit', 'camp', 'other'])
const period = z.string().refine(isPeriod, { error: 'Zadajte obdobie v tvare 2026-09 alebo 2026/27.' })
const cents = z.number().int().min(0).max(10_000_000)

const fee = z.object({
  id: z.string(),
  player: namedAnswer,
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
  category: namedAnswer.nullable(),
  waived: z.boolean(),
  claimedPaidAt: z.string().nullable(),
  note: z.string(),
  updatedAt: z.string(),
})

const familyFee = fee.extend({
  payment: z
    .object({ iban: z.string(), variableSymbol: z.string(), amount: z.number(), message: z.string() })
    .nullable(),
  payBySquare: z.string().nullable(),
})

const totals = z.object({
  count: z.number(),
  amount: z.number(),
  paidAmount: z.number(),
  owed: z.number(),
})

const one = z.object({ memberFee: officeFee })

export const membershipCalls = [
  call({
    method: 'GET',
    path: '/memberFees',
    summary: 'Fees for the office with totals over all that match; amounts in whole cents.',
    who: ADMIN,
    query: z.object({
      period: period.optional(),
      category: idInput.optional(),
      state: state.optional(),
      ...pagingQuery,
    }),
    answer: z.object({ memberFees: z.array(officeFee), totals, page: pageAnswer }),
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
    answer: one,
    run: async (req, { body }) => ({ memberFee: await createFee(req, body) }),
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
    answer: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      memberFee: await updateFee(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/memberFees/{id}',
    summary: 'Puts a fee into the trash, unless money came for it.',
    who: ADMIN,
    answer: idAnswer,
    run: (req, { params }) => trashFee(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/memberFees/{id}/restore',
    summary: 'Takes a fee back from the trash.',
    who: ADMIN,
    answer: one,
    run: async (req, { params }) => ({ memberFee: await restoreFee(req, params.id!) }),
  }),
  call({
    method: 'GET',
    path: '/playerMembership',
    summary: "The family's fees, what is owed in whole cents, and how each open fee is paid.",
    who: ['family'],
    query: z.object({ player: idInput.optional() }),
    answer: z.object({ memberFee: z.object({ fees: z.array(familyFee), owed: z.number() }) }),
    run: async (req, { query }) => ({ memberFee: await familyFees(req, query) }),
  }),
]

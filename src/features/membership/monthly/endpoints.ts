import { z } from 'zod'
import { call } from '@/lib/contract'
import { namedSchema, pageSchema, pagingQuery, seenInput } from '@/lib/schema'
import { chargeMonth, unchargeMonth } from './commands'
import { monthlyPlan } from './queries'
import { planPage } from './views'

const ADMIN = ['admin'] as const
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Zadajte mesiac v tvare 2026-09.' })

const plan = z.object({
  period: z.string(),
  dueDate: z.string(),
  fees: z.array(
    z.object({ player: namedSchema, category: z.string(), amount: z.number(), reason: z.string() }),
  ),
  count: z.number(),
  left: z.array(z.object({ player: namedSchema, why: z.string() })),
  leftCount: z.number(),
  total: z.number(),
  credit: z.number(),
  free: z.boolean(),
})

export const monthlyCalls = [
  call({
    method: 'GET',
    path: '/memberFees/monthly',
    summary:
      "A month's fees before they are made: a page of who is charged what and why, and of who is not, with how many there are of each (`count`, `leftCount`). Whole cents.",
    who: ADMIN,
    query: z.object({ period: month, ...pagingQuery }),
    response: z.object({ plan, page: pageSchema }),
    run: async (req, { query }) => planPage(await monthlyPlan(req, query.period), query),
  }),
  call({
    method: 'POST',
    path: '/memberFees/monthly',
    summary: 'Makes the fees of a month as previewed, all or none; nobody is charged twice.',
    who: ADMIN,
    body: z.strictObject({
      period: month,
      count: z.number().int().min(0),
      total: z.number().int().min(0),
    }),
    response: z.object({ count: z.number(), total: z.number(), chargedAt: z.string().nullable() }),
    run: (req, { body }) => chargeMonth(req, body),
  }),
  call({
    method: 'POST',
    path: '/memberFees/monthly/undo',
    summary:
      'Deletes the fees that one charge (`chargedAt` of its answer) made and nobody has paid, claimed or changed since; says how many stay and why.',
    who: ADMIN,
    body: z.strictObject({ period: month, chargedAt: seenInput }),
    response: z.object({
      count: z.number(),
      kept: z.object({ paid: z.number(), claimed: z.number(), changed: z.number() }),
    }),
    run: (req, { body }) => unchargeMonth(req, body),
  }),
]

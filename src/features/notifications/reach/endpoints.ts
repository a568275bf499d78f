import { call } from '@/lib/contract'
import { statementInput } from '@/features/bank-statements/schema'
import { ADMIN, STAFF } from '@/lib/who'
import { reachOf, reachOfFees, reachOfMany, reachOfNews, reachOfStatement } from './queries'
import { feesReachQuery, manyReachQuery, newsReachQuery, reachQuery, reachSchema } from './schema'

/** Whom a message about what somebody is about to do would reach. */
export const reachCalls = [
  call({
    method: 'GET',
    path: '/notifications/reach',
    summary:
      'How many accounts hear of a change of an event, or of a new one of these categories: families and who leads it.',
    who: STAFF,
    query: reachQuery,
    response: reachSchema,
    run: (req, { query }) => reachOf(req, query),
  }),
  call({
    method: 'GET',
    path: '/notifications/reach/fees',
    summary:
      'How many accounts hear of fees or payments: a new fee (`player`), the charge of a month (`period`), a payment (`payer`), fees marked as paid (`fees`, or all open ones of a filter from its `season` on).',
    who: ADMIN,
    query: feesReachQuery,
    response: reachSchema,
    run: (req, { query }) => reachOfFees(req, query),
  }),
  call({
    method: 'GET',
    path: '/notifications/reach/fees/many',
    summary: 'How many accounts hear of a one-off fee for these categories, who has it already left out.',
    who: ADMIN,
    query: manyReachQuery,
    response: reachSchema,
    run: (req, { query }) => reachOfMany(req, query),
  }),
  call({
    method: 'POST',
    path: '/notifications/reach/statement',
    summary:
      'How many accounts hear of the payments of a read statement with these decisions; changes nothing. A statement is too long for an address.',
    who: ADMIN,
    body: statementInput,
    takesFile: true,
    response: reachSchema,
    run: (req, { body }) => reachOfStatement(req, body),
  }),
  call({
    method: 'GET',
    path: '/notifications/reach/news',
    summary: 'How many accounts hear of a new article of these categories, or of one for everybody.',
    who: ADMIN,
    query: newsReachQuery,
    response: reachSchema,
    run: (req, { query }) => reachOfNews(req, query),
  }),
]

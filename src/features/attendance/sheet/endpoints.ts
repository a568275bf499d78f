import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { pageSchema } from '@/lib/schema'
import { markSchema } from '../schema'
import { recordSheet } from './commands'
import { eventPlayers } from './queries'
import { sheetEventSchema, sheetInput, sheetQuery } from './schema'

/** The calls of one event's sheet. */
export const sheetCalls = [
  call({
    method: 'GET',
    path: '/events/eventPlayers/{id}',
    summary:
      'An event with a page of its sheet: who is invited, their answers and what is recorded, a nominated squad first, then by name; the last page for a number past it. `squadNamed` and `unmarked` are of the whole event.',
    who: STAFF,
    query: sheetQuery,
    response: z.object({ event: sheetEventSchema, page: pageSchema }),
    run: (req, { params, query }) => eventPlayers(req, params.id!, query),
  }),
  call({
    method: 'POST',
    path: '/attendances',
    summary:
      'Records a sheet: all rows or none, repeatable; 409 with both versions of rows changed elsewhere.',
    who: STAFF,
    body: sheetInput,
    response: z.object({ attendances: z.array(markSchema), changed: z.number() }),
    run: (req, { body }) => recordSheet(req, body),
  }),
]

import { z } from 'zod'
import { squads } from '@/features/users/squads/queries'
import { call } from '@/lib/contract'
import { idSchema, pageSchema } from '@/lib/schema'
import { recordSession, removeMark } from './commands'
import { removeMarks } from './overview/commands'
import { eventPlayers } from './queries'
import { countSchema, markSchema, removalInput, squadSchema, squadsQuery } from './schema'
import { sessionList } from './sessions/queries'
import { sessionSchema, sessionsQuery } from './sessions/schema'
import { sheetEventSchema, sheetInput, sheetQuery } from './sheet/schema'

const STAFF = ['trainer', 'admin'] as const

export const attendanceCalls = [
  call({
    method: 'GET',
    path: '/attendances',
    summary:
      "Recorded sessions of the caller's categories, the latest first; paged by event, of each sixty rows by name: the first, or those of page `rowsPage`.",
    who: STAFF,
    query: sessionsQuery,
    response: z.object({ attendances: z.array(sessionSchema), page: pageSchema }),
    run: (req, { query }) => sessionList(req, query),
  }),
  call({
    method: 'GET',
    path: '/attendances/usersByCategory',
    summary: "A page of the active players of the caller's categories, by name.",
    who: STAFF,
    query: squadsQuery,
    response: z.object({ categories: z.array(squadSchema), page: pageSchema }),
    run: (req, { query }) => squads(req, query),
  }),
  call({
    method: 'GET',
    path: '/events/eventPlayers/{id}',
    summary:
      'An event with those asked to it, their answers and what is recorded: a named squad first, then by name; a page of them, the last one for a number past it. `squadNamed` and `unmarked` are about the whole event.',
    who: STAFF,
    query: sheetQuery,
    response: z.object({ event: sheetEventSchema, page: pageSchema }),
    run: (req, { params, query }) => eventPlayers(req, params.id!, query),
  }),
  call({
    method: 'POST',
    path: '/attendances',
    summary: 'Records a session: all rows or none, repeatable; a 409 shows rows somebody else changed.',
    who: STAFF,
    body: sheetInput,
    response: z.object({ attendances: z.array(markSchema), changed: z.number() }),
    run: (req, { body: { rows: marks, ...sheet } }) =>
      recordSession(req, {
        ...sheet,
        rows: marks.map(({ updatedAt, ...each }) => ({ ...each, seen: updatedAt })),
      }),
  }),
  call({
    method: 'POST',
    path: '/attendances/remove',
    summary: 'Deletes these rows, all of them or none; one that is gone stays gone.',
    who: STAFF,
    body: removalInput,
    response: countSchema,
    run: (req, { body }) => removeMarks(req, body.attendances),
  }),
  call({
    method: 'DELETE',
    path: '/attendances/{id}',
    summary: 'Deletes one attendance; a trainer only what they recorded within 24 hours.',
    who: STAFF,
    response: idSchema,
    run: (req, { params }) => removeMark(req, params.id!),
  }),
]

import { z } from 'zod'
import { rosterQuery, rosterSchema } from '@/features/users/squads/schema'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { pageSchema } from '@/lib/schema'
import { deleteMarks } from './overview/commands'
import { countSchema, deletionInput, squadSchema, squadsQuery } from './schema'
import { rosterPage, shownSquads } from './roster/queries'
import { recordedSheetList } from './recorded/queries'
import { recordedSheetSchema, recordedSheetsQuery } from './recorded/schema'

export const attendanceCalls = [
  call({
    method: 'GET',
    path: '/attendances',
    summary:
      "Recorded sheets of the caller's categories, the latest first, paged by event; of each sixty rows by name, those of page `rowsPage`.",
    who: STAFF,
    query: recordedSheetsQuery,
    response: z.object({ attendances: z.array(recordedSheetSchema), page: pageSchema }),
    run: (req, { query }) => recordedSheetList(req, query),
  }),
  call({
    method: 'GET',
    path: '/attendances/usersByCategory',
    summary: "A page of the active players of the caller's categories, by name.",
    who: STAFF,
    query: squadsQuery,
    response: z.object({ categories: z.array(squadSchema), page: pageSchema }),
    run: (req, { query }) => shownSquads(req, query),
  }),
  call({
    method: 'GET',
    path: '/playerList',
    summary: "The players of the caller's categories with their guardians' contact, by name; a page of them.",
    who: STAFF,
    query: rosterQuery,
    response: rosterSchema,
    run: (req, { query }) => rosterPage(req, query),
  }),
  call({
    method: 'POST',
    path: '/attendances/remove',
    summary: 'Deletes these rows: all of them or none, repeatable.',
    who: STAFF,
    body: deletionInput,
    response: countSchema,
    run: (req, { body }) => deleteMarks(req, body.attendances),
  }),
]

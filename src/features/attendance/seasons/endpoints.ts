import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { attendancesOf, familySeason, playerSeason } from './queries'
import { familySeasonQuery, playerSeasonSchema, seasonQuery, seasonRowSchema } from './schema'

export const seasonCalls = [
  call({
    method: 'GET',
    path: '/attendances/userAttendances/{userId}',
    summary: "One player's attendance in a season, the latest first; without `season` in this one.",
    who: ['family', 'trainer', 'admin'],
    query: seasonQuery,
    response: z.object({ userAttendances: z.array(seasonRowSchema) }),
    run: async (req, { params, query }) => ({
      userAttendances: await attendancesOf(req, params.userId!, query.season),
    }),
  }),
  call({
    method: 'GET',
    path: '/playerList/{id}',
    summary: "One player's season with its sums; without `season` this one.",
    who: STAFF,
    query: seasonQuery,
    response: playerSeasonSchema,
    run: (req, { params, query }) => playerSeason(req, params.id!, query.season),
  }),
  call({
    method: 'GET',
    path: '/playerAttendance',
    summary: "The family's season with its sums; without `season` this one.",
    who: ['family'],
    query: familySeasonQuery,
    response: playerSeasonSchema,
    run: (req, { query }) => familySeason(req, query),
  }),
]

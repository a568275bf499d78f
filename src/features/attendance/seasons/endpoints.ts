import { z } from 'zod'
import { call } from '@/lib/contract'
import { idInput, namedSchema, seasonInput } from '@/lib/schema'
import { eventRefAnswer, statusAnswer, sumAnswer } from '../endpoints'
import { attendancesOf, familySeason, playerSeason } from './queries'

const row = z.object({
  id: z.string(),
  event: eventRefAnswer,
  player: namedSchema,
  status: statusAnswer,
  note: z.string(),
})

const season = z.object({
  userAttendances: z.array(row),
  userAttendanceSum: sumAnswer.extend({ perMonth: z.array(sumAnswer.extend({ month: z.string() })) }),
})

export const seasonCalls = [
  call({
    method: 'GET',
    path: '/attendances/userAttendances/{userId}',
    summary: 'What is recorded of one player in a season, this one without `season`, the latest first.',
    who: ['family', 'trainer', 'admin'],
    query: z.object({ season: seasonInput.optional() }),
    response: z.object({ userAttendances: z.array(row) }),
    run: async (req, { params, query }) => ({
      userAttendances: await attendancesOf(req, params.userId!, query.season),
    }),
  }),
  call({
    method: 'GET',
    path: '/playerList/{id}',
    summary: "One player's season with its sums, this one without `season`.",
    who: ['trainer', 'admin'],
    query: z.object({ season: seasonInput.optional() }),
    response: season,
    run: (req, { params, query }) => playerSeason(req, params.id!, query.season),
  }),
  call({
    method: 'GET',
    path: '/playerAttendance',
    summary: "The family's season with its sums, this one without `season`.",
    who: ['family'],
    query: z.object({ player: idInput.optional(), season: seasonInput.optional() }),
    response: season,
    run: (req, { query }) => familySeason(req, query),
  }),
]

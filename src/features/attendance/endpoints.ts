import { z } from 'zod'
import { squads } from '@/features/users/squads/queries'
import { pictureSchema } from '@/fields/picture-schema'
import { call } from '@/lib/contract'
import {
  dayInput,
  idSchema,
  idInput,
  namedSchema,
  pageSchema,
  pagingQuery,
  seenInput,
  textInput,
} from '@/lib/schema'
import { PAGE_LIMIT, SQUAD_SIZE } from '@/lib/page-size'
import { recordSession, removeMark } from './commands'
import { removeMarks } from './overview/commands'
import { eventPlayers } from './queries'
import { sessionList } from './sessions/queries'

const STAFF = ['trainer', 'admin'] as const
/** A session has a row for each player: ten of them are a list of two hundred. */
const SESSIONS_A_PAGE = 10

/** How a player was present. */
export const statusAnswer = z.enum(['present', 'late', 'excused', 'absent', 'injured'])

/** Counts of each status with their sum and the rate in whole percent. */
export const sumAnswer = z.object({
  present: z.number(),
  late: z.number(),
  excused: z.number(),
  absent: z.number(),
  injured: z.number(),
  total: z.number(),
  rate: z.number().nullable(),
})

/** As much of an event as names it. */
export const eventRefAnswer = z.object({
  id: z.string(),
  type: z.literal([0, 1, 2]),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  place: z.string(),
  categories: z.array(namedSchema),
})

const mark = z.object({
  id: z.string(),
  player: namedSchema,
  status: statusAnswer,
  note: z.string(),
  recordedBy: z.string().nullable(),
  recordedAt: z.string(),
  updatedAt: z.string(),
})

const sheetPlayer = z.object({
  player: namedSchema.extend({ jerseyNumber: z.number().nullable(), position: z.string().nullable() }),
  participant: z
    .object({
      id: z.string(),
      category: z.string().nullable(),
      userSubmitted: z.boolean(),
      answer: z.enum(['yes', 'no', 'maybe']).nullable(),
      reason: z.string(),
      submittedAt: z.string().nullable(),
      nomination: z.enum(['in', 'substitute', 'out']).nullable(),
    })
    .nullable(),
  attendance: mark.nullable(),
})

const row = z.strictObject({
  player: idInput,
  status: statusAnswer,
  note: textInput(200).optional(),
  operation: textInput(64).optional(),
  updatedAt: seenInput.optional(),
})

const rows = z
  .array(row)
  .max(PAGE_LIMIT)
  .refine((all) => new Set(all.map(({ player }) => player)).size === all.length, {
    error: 'Každý hráč môže byť v zápise len raz.',
  })

export const attendanceCalls = [
  call({
    method: 'GET',
    path: '/attendances',
    summary:
      "Recorded sessions of the caller's categories, the latest first; paged by event, of each sixty rows by name: the first, or those of page `rowsPage`.",
    who: STAFF,
    query: z.object({
      from: dayInput.optional(),
      to: dayInput.optional(),
      category: idInput.optional(),
      page: pagingQuery.page,
      size: pagingQuery.size.unwrap().default(SESSIONS_A_PAGE),
      rowsPage: pagingQuery.page,
    }),
    response: z.object({
      attendances: z.array(
        z.object({
          event: eventRefAnswer,
          category: namedSchema,
          recordedBy: namedSchema.nullable(),
          counts: sumAnswer,
          rows: z.array(
            mark.pick({ id: true, player: true, status: true, note: true }).extend({ guest: z.boolean() }),
          ),
        }),
      ),
      page: pageSchema,
    }),
    run: (req, { query }) => sessionList(req, query),
  }),
  call({
    method: 'GET',
    path: '/attendances/usersByCategory',
    summary: "A page of the active players of the caller's categories, by name.",
    who: STAFF,
    query: z.object({ category: idInput.optional(), ...pagingQuery }),
    response: z.object({
      categories: z.array(
        namedSchema.extend({
          users: z.array(
            namedSchema.extend({
              jerseyNumber: z.number().nullable(),
              photo: pictureSchema,
              medicalValidUntil: z.string().nullable(),
            }),
          ),
        }),
      ),
      page: pageSchema,
    }),
    run: (req, { query }) => squads(req, query),
  }),
  call({
    method: 'GET',
    path: '/events/eventPlayers/{id}',
    summary:
      'An event with those asked to it, their answers and what is recorded: a named squad first, then by name; a page of them, the last one for a number past it. `squadNamed` and `unmarked` are about the whole event.',
    who: STAFF,
    query: z.object({ page: pagingQuery.page, size: pagingQuery.size.unwrap().default(SQUAD_SIZE) }),
    response: z.object({
      event: eventRefAnswer.extend({
        cancelled: z.object({ at: z.string(), reason: z.string() }).nullable(),
        content: z.string(),
        internalNote: z.string(),
        squadNamed: z.boolean(),
        unmarked: z.number(),
        players: z.array(sheetPlayer),
      }),
      page: pageSchema,
    }),
    run: (req, { params, query }) => eventPlayers(req, params.id!, query),
  }),
  call({
    method: 'POST',
    path: '/attendances',
    summary: 'Records a session: all rows or none, repeatable; a 409 shows rows somebody else changed.',
    who: STAFF,
    body: z.strictObject({
      event: idInput,
      rows,
      content: textInput(2000).optional(),
      contentSeen: textInput(2000).optional(),
    }),
    response: z.object({ attendances: z.array(mark), changed: z.number() }),
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
    body: z.strictObject({ attendances: z.array(idInput).min(1).max(PAGE_LIMIT) }),
    response: z.object({ count: z.number() }),
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

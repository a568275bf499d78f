import { z } from 'zod'
import { call } from '@/lib/contract'
import { idInput, pageSchema, pagingQuery, seasonInput, textInput } from '@/lib/schema'
import { performMigration, undoMigration } from './commands'
import { migrationHistory, migrationPreview } from './queries'
import { REASON_MAX } from './rules'

const ADMIN = ['admin'] as const
const move = z.enum(['moves', 'leaves', 'none'])
const namedRow = { id: z.string(), name: z.string() }

const migration = z.object({
  id: z.string(),
  season: z.string(),
  performedAt: z.string(),
  performedBy: z.string(),
  undoneAt: z.string().nullable(),
  undoUntil: z.string().nullable(),
  moves: z.array(
    z.object({
      player: z.object(namedRow),
      outcome: move,
      from: z.string(),
      to: z.string(),
      reason: z.string(),
    }),
  ),
})

/** Players at the turn of a season. */
export const migrationCalls = [
  call({
    method: 'POST',
    path: '/playerMigrations/preview',
    summary: 'What birth years propose for the players of some categories in a season; changes nothing.',
    who: ADMIN,
    body: z.strictObject({
      season: seasonInput,
      categories: z.array(idInput).min(1, { error: 'Vyberte aspoň jednu kategóriu.' }).max(100),
    }),
    response: z.object({
      preview: z.object({
        season: z.string(),
        categories: z.array(
          z.object({
            ...namedRow,
            birthYears: z.object({ from: z.number(), to: z.number() }).nullable(),
          }),
        ),
        rows: z.array(
          z.object({
            player: z.object({ ...namedRow, birthYear: z.number().nullable() }),
            from: z.string(),
            outcome: z.enum(['stays', 'moves', 'leaves', 'none']),
            to: z.string().nullable(),
            reason: z.string(),
          }),
        ),
      }),
    }),
    run: async (req, { body }) => ({ preview: await migrationPreview(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations',
    summary: 'Moves players, all or none; an operation is done once.',
    who: ADMIN,
    body: z.strictObject({
      operation: z.string().min(8).max(64),
      season: seasonInput,
      moves: z
        .array(
          z.strictObject({
            player: idInput,
            from: idInput,
            outcome: move,
            to: idInput.nullable().optional(),
            reason: textInput(REASON_MAX).optional(),
          }),
        )
        .min(1, { error: 'Vyberte aspoň jedného hráča.' })
        .max(500),
    }),
    response: z.object({ migration }),
    run: async (req, { body }) => ({ migration: await performMigration(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/playerMigrations',
    summary: 'The migrations performed so far, newest first.',
    who: ADMIN,
    query: z.object({ page: pagingQuery.page }),
    response: z.object({ migrations: z.array(migration), page: pageSchema }),
    run: (req, { query }) => migrationHistory(req, query),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations/{id}/undo',
    summary: 'Puts every player of a migration back, within 14 days; names who has moved since.',
    who: ADMIN,
    response: z.object({ migration }),
    run: async (req, { params }) => ({ migration: await undoMigration(req, params.id!) }),
  }),
]

import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { pagingQuery } from '@/lib/schema'
import { performMigration, undoMigration } from './commands'
import { migrationPreview } from './proposals/queries'
import { migrationHistory } from './queries'
import { historySchema, migrationInput, migrationSchema, previewInput, previewSchema } from './schema'

const one = z.object({ migration: migrationSchema })

/** Moving players between categories for a new season. */
export const migrationCalls = [
  call({
    method: 'POST',
    path: '/playerMigrations/preview',
    summary: 'What birth years propose for the players of some categories in a season; changes nothing.',
    who: ADMIN,
    body: previewInput,
    response: z.object({ preview: previewSchema }),
    run: async (req, { body }) => ({ preview: await migrationPreview(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations',
    summary: 'Moves players, all or none; a repeated `operation` changes nothing.',
    who: ADMIN,
    body: migrationInput,
    response: one,
    run: async (req, { body }) => ({ migration: await performMigration(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/playerMigrations',
    summary: 'The migrations performed so far, newest first.',
    who: ADMIN,
    query: z.object({ page: pagingQuery.page }),
    response: historySchema,
    run: (req, { query }) => migrationHistory(req, query),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations/{id}/undo',
    summary: 'Puts every player of a migration back, within 14 days; names who has moved since.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ migration: await undoMigration(req, params.id!) }),
  }),
]

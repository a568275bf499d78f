import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { waitingStages } from '../queries'
import { migrationSchema, stageAct, stageInput, stagesSchema } from '../schema'
import { cancelStage, createStage, performStage } from './commands'

const one = z.object({ migration: migrationSchema })

/** Migrations that wait: prepared, or planned on a day. */
export const stageCalls = [
  call({
    method: 'GET',
    path: '/playerMigrations/stages',
    summary: 'The stages that wait, by their day.',
    who: ADMIN,
    response: stagesSchema,
    run: (req) => waitingStages(req),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations/stages',
    summary: 'Prepares moves as a stage, performed on `dueOn`; moves nobody now.',
    who: ADMIN,
    body: stageInput,
    response: one,
    run: async (req, { body }) => ({ migration: await createStage(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations/{id}/cancel',
    summary: 'Cancels a stage that waits.',
    who: ADMIN,
    body: stageAct,
    response: one,
    run: async (req, { params, body }) => ({ migration: await cancelStage(req, params.id!, body.seen) }),
  }),
  call({
    method: 'POST',
    path: '/playerMigrations/{id}/perform',
    summary: 'Performs a stage that waits now, without those who changed meanwhile; says whom it left out.',
    who: ADMIN,
    body: stageAct,
    response: one,
    run: async (req, { params, body }) => ({ migration: await performStage(req, params.id!, body.seen) }),
  }),
]

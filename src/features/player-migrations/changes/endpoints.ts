import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { migrationSchema, stageChange } from '../schema'
import { changeStage } from './commands'

/** Changing a migration that waits. */
export const stageChangeCalls = [
  call({
    method: 'PATCH',
    path: '/playerMigrations/{id}/stage',
    summary: 'Changes the day of a stage that waits, who stays in it and who is added.',
    who: ADMIN,
    body: stageChange,
    response: z.object({ migration: migrationSchema }),
    run: async (req, { params, body }) => ({ migration: await changeStage(req, params.id!, body) }),
  }),
]

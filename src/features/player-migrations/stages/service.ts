import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { performDueStage } from './commands'

/** Performs a planned stage at the start of its day; after a restart it is taken up again, and performed once. */
export const stageTask: TaskConfig<'performStage'> = {
  slug: 'performStage',
  inputSchema: [{ name: 'stage', type: 'text', required: true }],
  retries: PATIENT_RETRIES,
  handler: async ({ input, req }) => {
    await performDueStage(req, input.stage, new Date())
    return { output: {} }
  },
}

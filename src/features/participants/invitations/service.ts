import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { type Asks, askInParts } from './commands'

/** Asks players, or for events, in parts, each a transaction of its own. */
export const askingTask: TaskConfig<'askInParts'> = {
  slug: 'askInParts',
  retries: PATIENT_RETRIES,
  inputSchema: [
    { name: 'players', type: 'json' },
    { name: 'events', type: 'json' },
    { name: 'repeat', type: 'json' },
  ],
  handler: async ({ input, req }) => {
    try {
      await askInParts(req, input as Asks)
    } catch (err) {
      req.payload.logger.error({ err, msg: 'Players could not be asked' })
      throw err
    }
    return { output: {} }
  },
}

import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import type { InvitationJob } from '../invitation-jobs/commands'
import { inviteInParts } from './commands'

/** The job that updates many invitations; its slug stays, for jobs already queued. */
export const invitationTask: TaskConfig<'askInParts'> = {
  slug: 'askInParts',
  retries: PATIENT_RETRIES,
  inputSchema: [
    { name: 'players', type: 'json' },
    { name: 'events', type: 'json' },
    { name: 'repeat', type: 'json' },
  ],
  handler: async ({ input, req }) => {
    try {
      await inviteInParts(req, input as InvitationJob)
    } catch (err) {
      req.payload.logger.error({ err, msg: 'Invitations could not be updated' })
      throw err
    }
    return { output: {} }
  },
}

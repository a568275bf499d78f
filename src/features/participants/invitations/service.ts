import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { stillOfJob } from '../invitation-jobs/queries'
import type { InvitationJob } from '../invitation-jobs/rules'
import { inviteInParts } from './commands'

/** The job that updates many invitations; its slug stays, for jobs already queued. */
export const invitationTask: TaskConfig<'askInParts'> = {
  slug: 'askInParts',
  retries: PATIENT_RETRIES,
  inputSchema: [
    { name: 'players', type: 'json' },
    { name: 'events', type: 'json' },
    { name: 'repeat', type: 'json' },
    { name: 'undoes', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    try {
      await inviteInParts(req, input as InvitationJob, (players) => stillOfJob(req, job.id, players))
    } catch (err) {
      req.payload.logger.error({ err, msg: 'Invitations could not be updated' })
      throw err
    }
    return { output: {} }
  },
}

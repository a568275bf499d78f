import type { TaskConfig } from 'payload'
import { sendEmail } from '@/lib/mail'
import { type LetterJob, letterFields, PATIENT_MAIL, runEmailJob } from '@/lib/outbox'
import { inClubFrame } from './queries'

/** Sends an e-mail whose text is stored in the job, in the club's look of the moment it is sent. */
export const emailTask: TaskConfig<'letter'> = {
  // The name of jobs that wait in databases of running clubs.
  slug: 'letter',
  retries: PATIENT_MAIL,
  inputSchema: letterFields,
  handler: ({ input, req }) => {
    const { action, link, ...letter } = input as LetterJob
    const button = action && link ? { label: action, href: link } : undefined
    return runEmailJob(req, async () => sendEmail(await inClubFrame(req, { ...letter, button })))
  },
}

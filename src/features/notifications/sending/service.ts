import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { copyQueue } from '../copies/commands'
import { emailChannel } from '../email/service'
import { COPY_CHANNELS, type CopyChannel } from '../labels'
import { pushChannel } from '../push/service'
import { sendDue, type Sending } from './commands'

/** How each channel's copies are sent; three jobs of a queue run at once. */
const SENDING: Record<CopyChannel, Sending> = {
  push: { name: 'push', channel: pushChannel, atOnce: 5 },
  email: { name: 'email', channel: emailChannel, atOnce: 3 },
}

/** The queues of all channels. */
export const COPY_QUEUES = COPY_CHANNELS.map(copyQueue)

/** Sends a channel's copies that are due. */
export const copyTask: TaskConfig<'sendCopies'> = {
  slug: 'sendCopies',
  retries: PATIENT_RETRIES,
  inputSchema: [{ name: 'channel', type: 'text', required: true }],
  handler: async ({ input, req }) => {
    const sending = SENDING[input.channel as CopyChannel]
    if (sending) await sendDue(req, sending)
    return { output: {} }
  },
}

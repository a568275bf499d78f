import type { PayloadRequest } from 'payload'
import { runAt } from '@/lib/run-at'
import type { CopyChannel } from '../labels'

/** A queue for each channel, so that slow mail holds up no phone. */
export const copyQueue = (channel: CopyChannel): string => `copies-${channel}`

/** Queues the sending of what is due at a moment, in the caller's transaction if there is one. */
export async function sendCopiesAt(req: PayloadRequest, channel: CopyChannel, moment: Date): Promise<void> {
  const job = { task: 'sendCopies', input: { channel }, queue: copyQueue(channel) } as const
  await req.payload.jobs.queue({ ...job, waitUntil: moment, overrideAccess: true, req })
  runAt(req, copyQueue(channel), moment)
}

import { createHash } from 'node:crypto'
import type { PayloadRequest, TaskConfig } from 'payload'
import { PATIENT_RETRIES, runQueue, runSoon } from './jobs'
import { type Email, newMessageId, sendEmail } from './mail'

/** E-mails have a queue of their own: a slow mail server holds up nothing else. */
export const MAIL_QUEUE = 'mail'

/** A job that ends with e-mails: the Message-ID it keeps over all tries, of this process and of the next one. */
export interface EmailJob {
  messageId: string
}

/** The jobs that end with e-mails; payload.config.ts lists them. */
type EmailTask = 'letter' | 'passwordLink'

/** A posting that has not been tried yet. */
export const newEmailJob = (): EmailJob => ({ messageId: newMessageId() })

/** The Message-ID of a posting's e-mail to this one of several addresses. */
export const messageIdFor = ({ messageId }: EmailJob, address: string): string => {
  const mark = createHash('sha256').update(`${messageId} ${address.toLowerCase()}`).digest('hex').slice(0, 32)
  return `<${mark}@${messageId.replace(/^.*@/, '')}`
}

/**
 * Puts a posting job into the database, in the caller's transaction if there is one, and gets going. It returns before
 * anything is sent; what is left over is taken up by the timer.
 */
export const queueEmailJob = async <Input extends EmailJob>(
  req: PayloadRequest,
  task: EmailTask,
  input: Input,
): Promise<void> => {
  await req.payload.jobs.queue({ task, input: input as never, queue: MAIL_QUEUE, overrideAccess: true, req })
  runSoon(req, MAIL_QUEUE)
}

/** Works off what is due in the outbox. */
export const runMailQueue = ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<void> =>
  runQueue(payload, MAIL_QUEUE)

/** Tries a job that ends with an e-mail. What failed is thrown on: the queue tries it again after a pause. */
export const runEmailJob = async (
  req: PayloadRequest,
  send: () => Promise<void>,
): Promise<{ output: Record<string, never> }> => {
  try {
    await send()
  } catch (err) {
    req.payload.logger.error({ err, msg: 'An e-mail could not be sent' })
    throw err
  }
  return { output: {} }
}

const text = (name: string) => ({ name, type: 'text', required: true }) as const

/** What every posting job keeps. */
export const emailJobFields = [text('messageId')]

/** An e-mail whose words are already written. */
export const emailTask: TaskConfig<'letter'> = {
  // Jobs that wait in a running club's database are called so.
  slug: 'letter',
  retries: PATIENT_RETRIES,
  inputSchema: [
    ...emailJobFields,
    text('to'),
    text('subject'),
    { name: 'text', type: 'textarea', required: true },
    { name: 'replyTo', type: 'text' },
    { name: 'club', type: 'text' },
    { name: 'unsubscribe', type: 'text' },
  ],
  handler: ({ input, req }) => runEmailJob(req, () => sendEmail(input as Email)),
}

/** Queues an e-mail to one person; it leaves after the caller's transaction, not in it. */
export const queueEmail = (req: PayloadRequest, email: Omit<Email, 'messageId'>): Promise<void> =>
  queueEmailJob(req, 'letter', { ...email, ...newEmailJob() })

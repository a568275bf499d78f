import { createHash } from 'node:crypto'
import type { Field, PayloadRequest } from 'payload'
import { PATIENT_RETRIES, runQueue } from './jobs'
import { type Email, newMessageId } from './mail'
import { runSoon } from './run-at'

/** E-mails have a queue of their own: a slow mail server holds up nothing else. */
export const MAIL_QUEUE = 'mail'

/** Input of a job that sends e-mails: the Message-ID stays the same over all tries, also after a restart. */
export interface EmailJob {
  messageId: string
}

/** The tasks that send e-mails (payload.config.ts lists them). */
type EmailTask = 'letter' | 'passwordLink'

/** The input of a new job. */
export const newEmailJob = (): EmailJob => ({ messageId: newMessageId() })

/** The Message-ID of a job's e-mail to one of several addresses. */
export const messageIdFor = ({ messageId }: EmailJob, address: string): string => {
  const mark = createHash('sha256').update(`${messageId} ${address.toLowerCase()}`).digest('hex').slice(0, 32)
  return `<${mark}@${messageId.replace(/^.*@/, '')}`
}

/**
 * Queues an e-mail job, in the caller's transaction if there is one, and runs the queue soon after. Returns before
 * anything is sent; the timer of lib/jobs runs what is left.
 */
export const queueEmailJob = async <Input extends EmailJob>(
  req: PayloadRequest,
  task: EmailTask,
  input: Input,
): Promise<void> => {
  await req.payload.jobs.queue({ task, input: input as never, queue: MAIL_QUEUE, overrideAccess: true, req })
  runSoon(req, MAIL_QUEUE)
}

/** Runs the due e-mail jobs. */
export const runMailQueue = ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<void> =>
  runQueue(payload, MAIL_QUEUE)

/** Runs an e-mail job. A failure is logged and thrown on: the queue tries again after a pause. */
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

/** Input fields of every e-mail job. */
export const emailJobFields = [text('messageId')]

/** The retries of the job that sends a letter. */
export const PATIENT_MAIL = PATIENT_RETRIES

/** A job that sends a letter: its text, and for a line of it that is a link the label of a button. */
export type LetterJob = Omit<Email, 'html' | 'pictures' | 'oneClick' | 'list'> & {
  action?: string
  link?: string
}

/** The input fields of a letter. */
export const letterFields: Field[] = [
  ...emailJobFields,
  text('to'),
  text('subject'),
  { name: 'text', type: 'textarea', required: true },
  { name: 'action', type: 'text' },
  { name: 'link', type: 'text' },
  { name: 'replyTo', type: 'text' },
  { name: 'club', type: 'text' },
  { name: 'unsubscribe', type: 'text' },
]

/** Queues an e-mail to one person; it is sent after the caller's transaction. */
export const queueEmail = (req: PayloadRequest, email: Omit<LetterJob, 'messageId'>): Promise<void> =>
  queueEmailJob(req, 'letter', { ...email, ...newEmailJob() })

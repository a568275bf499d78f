import type { PayloadRequest, TaskConfig } from 'payload'
import { type Letter, newMessageId, sendLetter } from './mail'

/** Minutes until the next try after each failure; then it is given up and said so in the log. */
const RETRY_MINUTES = [1, 5, 30, 360]

/** Letters have a queue of their own: a slow mail server holds up nothing else. */
export const MAIL_QUEUE = 'mail'

/** A job that ends with letters: how often it has failed, and the Message-ID it keeps over all tries. */
export interface Posting {
  messageId: string
  attempt: number
}

/** The jobs that end with letters; payload.config.ts lists them. */
type PostingTask = 'letter' | 'passwordLink'

/** A posting that has not been tried yet. */
export const firstTry = (): Posting => ({ messageId: newMessageId(), attempt: 0 })

/**
 * Puts a posting job into the database, in the caller's transaction if there is one, and gets going. It returns before
 * anything is sent.
 */
export const post = async <Input extends Posting>(
  req: PayloadRequest,
  task: PostingTask,
  input: Input,
): Promise<void> => {
  await enqueue(req, task, input)
  // Not awaited: whoever asked does not wait for a mail server. What is left over is taken up by the timer.
  setTimeout(() => void deliverNow(req).catch((err) => req.payload.logger.error({ err, msg: 'outbox' })), 50)
}

const enqueue = (req: PayloadRequest, task: PostingTask, input: Posting, waitUntil?: Date) =>
  req.payload.jobs.queue({
    task,
    input: input as never,
    queue: MAIL_QUEUE,
    waitUntil,
    overrideAccess: true,
    req,
  })

/** Works off what is due in the outbox. The timer calls it every minute; tests call it themselves. */
export const deliverNow = async ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<void> => {
  await payload.jobs.run({ queue: MAIL_QUEUE, limit: 20, silent: true, overrideAccess: true })
}

/** Tries a job that ends with a letter; a failure puts it back with the next pause, the last one is only logged. */
export const tryPosting = async (
  req: PayloadRequest,
  task: PostingTask,
  input: Posting,
  send: () => Promise<void>,
): Promise<{ output: Record<string, never> }> => {
  try {
    await send()
  } catch (err) {
    const minutes = RETRY_MINUTES[input.attempt]
    const again = minutes === undefined ? undefined : new Date(Date.now() + minutes * 60_000)
    req.payload.logger.error({
      err,
      msg: again ? `letter waits until ${again.toISOString()}` : 'letter given up',
    })
    if (again) await enqueue(req, task, { ...input, attempt: input.attempt + 1 }, again)
  }
  return { output: {} }
}

const text = (name: string) => ({ name, type: 'text', required: true }) as const

/** What every posting job keeps. */
export const postingFields = [text('messageId'), { name: 'attempt', type: 'number', required: true } as const]

/** A letter whose words are already written. */
export const letterTask: TaskConfig<'letter'> = {
  slug: 'letter',
  inputSchema: [
    ...postingFields,
    text('to'),
    text('subject'),
    { name: 'text', type: 'textarea', required: true },
    { name: 'replyTo', type: 'text' },
  ],
  handler: ({ input, req }) => {
    const letter = input as Letter & Posting
    return tryPosting(req, 'letter', letter, () => sendLetter(letter))
  },
}

/** Queues a letter to one person; it leaves after the caller's transaction, not in it. */
export const postLetter = (req: PayloadRequest, letter: Omit<Letter, 'messageId'>): Promise<void> =>
  post(req, 'letter', { ...letter, ...firstTry() })

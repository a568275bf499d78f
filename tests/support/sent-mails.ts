import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, Where } from 'payload'

/** Where mails lie without SMTP. */
export const mailFolder = (): string => path.join(process.env.DATA_DIR!, 'mail')

/** Runs the mail queue until it is empty, also of jobs its own timer has begun; 20 seconds at most. */
export async function runMails(payload: Payload): Promise<void> {
  const { runMailQueue } = await import('@/lib/outbox')
  const due: Where = {
    and: [
      { queue: { equals: 'mail' } },
      { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: new Date().toISOString() } }] },
    ],
  }
  const open = () => payload.count({ collection: 'payload-jobs', where: due, overrideAccess: true })
  const until = Date.now() + 20_000
  do await runMailQueue({ payload })
  while ((await open()).totalDocs > 0 && Date.now() < until)
}

/** The mails that lie in the folder, whole. */
export async function storedMails(): Promise<string[]> {
  const names = (await readdir(mailFolder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(path.join(mailFolder(), name), 'utf8')))
}

/** Sends what waits and removes it, with the mails of earlier tests. */
export async function clearMails(payload: Payload): Promise<void> {
  await runMails(payload)
  await rm(mailFolder(), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

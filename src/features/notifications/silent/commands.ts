import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { conflict } from '@/lib/errors'
import { timeOf } from '@/lib/dates'
import { inTransaction } from '@/lib/transaction'
import { sendNotification } from '../commands'
import { reminderFor } from '../compose/queries'
import { dropNotices } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { askedKey, formatReminded, isPaused, PAUSE_MS } from './rules'
import type { RemindedView } from './schema'

/** Of the operation as much as its column holds. */
const BATCH_LENGTH = 40

/**
 * Reminds the families that have not answered an event, of the caller's categories; repeated by its operation it is the same
 * reminder. Throws 404 for an event the caller may not write about, 409 when nobody is to be reminded or somebody did it lately,
 * 429 after many messages.
 */
export async function remindSilent(
  req: PayloadRequest,
  event: string,
  operation: string,
): Promise<RemindedView> {
  const reminder = await reminderFor(req, event)
  const key = askedKey(event)
  const batch = operation.slice(0, BATCH_LENGTH)
  return inTransaction(req, async () => {
    const now = new Date()
    const last = (await noticesByKey(req, [key])).get(key)
    if (last?.batch === batch) return { remindedAt: last.firstAt }
    if (last && isPaused(last.firstAt, now)) {
      const again = timeOf(new Date(Date.parse(last.firstAt) + PAUSE_MS))
      throw conflict(`${formatReminded(last.firstAt, now)}. Znova sa dá pripomenúť po ${again}.`)
    }
    if (reminder.note || !reminder.event) throw conflict(reminder.note ?? '')
    const { title, body, url } = reminder.draft!
    const audience = { kind: 'event', event } as const
    const channels = ['push', 'email'] as const
    await sendNotification(req, {
      ...{ operation, title, body, url: url || null, kind: 'reminders', audience },
      channels: [...channels],
    })
    if (last) await dropNotices(req, [last.id])
    const firstAt = now.toISOString()
    // Kept until the event begins: nobody reminds of it afterwards.
    const dueAt = reminder.event.startsAt
    await insertRows(req, 'notices', [
      { kind: 'asked', subject: event, key, batch, by: req.user!.id, firstAt, dueAt, told: true },
    ])
    return { remindedAt: firstAt }
  })
}

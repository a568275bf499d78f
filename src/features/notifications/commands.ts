import type { PayloadRequest, Where } from 'payload'
import { requireRows } from '@/access/exist'
import { idOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { conflict, invalid, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { isOwnOrigin } from '@/lib/origin'
import { inTransaction } from '@/lib/transaction'
import type { Channel } from './labels'
import { recipientsOf, requireRecipients } from './audience/queries'
import { sentById } from './queries'
import type { NotificationInput, SentView } from './schema'
import { deliverSoon, queueDelivery } from './service'

/** Messages of one trainer in an hour: enough for a day of storms, too few to flood a club's families. */
export const messageLimit = createLimit(20, 3600)

/** The button of a trainer's message leads to a page of the club: from a taken-over account it misleads nobody. */
function refuseForeignLink(req: PayloadRequest, url: string | null | undefined): void {
  if (!url || isAdmin(req) || url.startsWith('/') || isOwnOrigin(url)) return
  throw invalid(
    'Odkaz na cudziu stránku môže poslať iba administrátor. Napíšte adresu do textu správy.',
    'url',
  )
}

/**
 * Accepts a notification; it is delivered in the background, now or at its time. The same operation sent again is
 * the same notification. An audience that is out of the sender's reach, or empty, is refused and nothing is kept.
 */
export async function sendNotification(req: PayloadRequest, draft: NotificationInput): Promise<SentView> {
  const known = await sentByOperation(req, draft.operation)
  if (known) return sentById(req, known)
  refuseForeignLink(req, draft.url)
  if (draft.scheduledAt && Date.parse(draft.scheduledAt) <= Date.now())
    throw invalid('Naplánovaný čas už uplynul. Vyberte neskorší, alebo správu odošlite teraz.', 'scheduledAt')
  await requireRows(req, 'categories', draft.audience.categories ?? [], 'categories')
  await requireRecipients(req, draft.audience)
  const { recipients } = await recipientsOf(req, draft.audience)
  if (recipients.length === 0)
    throw invalid('Tento výber nemá nikoho, komu by správa prišla. Vyberte iných príjemcov.', 'audience')
  if (!isAdmin(req)) await messageLimit.take(req.user!.id)
  const id = await storeNotification(req, draft)
  if (!draft.scheduledAt) deliverSoon(req)
  return sentById(req, id)
}

/** The row and its job in one transaction. Of two presses at once the second finds the first one's row. */
async function storeNotification(req: PayloadRequest, draft: NotificationInput): Promise<string> {
  const { channels = [], audience, ...rest } = draft
  try {
    return await inTransaction(req, async () => {
      const { id } = await req.payload.create({
        collection: 'notifications',
        data: {
          ...rest,
          kind: draft.kind ?? 'message',
          audience,
          channels: [...new Set<Channel>(['inbox', ...channels])],
          sentBy: req.user!.id,
          signature: req.user!.name,
        },
        depth: 0,
        overrideAccess: false,
        req,
      })
      await queueDelivery(req, id, draft.scheduledAt ? new Date(draft.scheduledAt) : undefined)
      return id
    })
  } catch (error) {
    const known = await sentByOperation(req, draft.operation)
    if (known) return known
    throw error
  }
}

/** The notification this operation has already made; somebody else's operation of the same name is refused. */
async function sentByOperation(req: PayloadRequest, operation: string): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'notifications',
    where: { operation: { equals: operation } },
    select: { sentBy: true },
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    overrideAccess: true,
    req,
  })
  const found = docs[0]
  if (found && idOf(found.sentBy) !== req.user!.id) throw conflict('Táto správa už bola odoslaná.')
  return found?.id
}

/** Takes back a notification that waits for its time. One that was sent stays where it is. */
export async function withdrawNotification(req: PayloadRequest, id: string): Promise<{ id: string }> {
  const found = await sentById(req, id)
  if (found.sentAt) throw conflict('Notifikácia už bola odoslaná, odvolať ju nemožno.')
  await req.payload.delete({
    collection: 'notifications',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { id }
}

/** Marks one of the caller's notifications as seen, or all of them; seen again stays seen at the first time. */
export async function markSeen(req: PayloadRequest, id?: string): Promise<void> {
  const which: Where[] = [{ user: { equals: req.user!.id } }, { channel: { equals: 'inbox' } }]
  if (id) which.push({ notification: { equals: id } })
  if (id) {
    const { totalDocs } = await req.payload.count({
      collection: 'deliveries',
      where: { and: which },
      overrideAccess: false,
      req,
    })
    if (totalDocs === 0) throw notFound()
  }
  // Through the adapter in one statement's worth of rows: the right to mark them is that they are mine.
  await req.payload.db.updateMany({
    collection: 'deliveries',
    where: { and: [...which, { seenAt: { exists: false } }] },
    data: { seenAt: new Date().toISOString() },
    returning: false,
    req,
  })
}

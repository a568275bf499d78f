import type { PayloadRequest, Where } from 'payload'
import { requireRows } from '@/access/require-rows'
import { idOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { conflict, invalid, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { isOwnOrigin } from '@/lib/origin'
import { inTransaction } from '@/lib/transaction'
import type { Channel } from './labels'
import { recipientsOf, requireRecipients } from './audience/queries'
import { sentById } from './queries'
import { isSameNotification, ownListOnly, REACHES_NOBODY } from './rules'
import type { NotificationInput, SentView } from './schema'
import { queueDelivery } from './service'

/** Notifications a trainer may send in an hour: enough for a day of storms, too few to flood the families. */
export const messageLimit = createLimit('message', 20, 3600)
/** The same for an administrator, who writes to the whole club: far more than an office does, for a stolen session. */
export const officeMessageLimit = createLimit('message-office', 100, 3600)

/** Throws 400 for a trainer's link to a foreign site: a stolen account could lead families to a false page. */
function refuseForeignLink(req: PayloadRequest, url: string | null | undefined): void {
  if (!url || isAdmin(req) || url.startsWith('/') || isOwnOrigin(url)) return
  throw invalid(
    'Odkaz na cudziu stránku môže poslať iba administrátor. Napíšte adresu do textu správy.',
    'url',
  )
}

/**
 * Stores a notification, to be delivered in the background at once or at its time. An operation that was sent before
 * returns its notification. Throws 400, 403 or 404 for an audience the caller may not write to or that reaches nobody.
 */
export async function sendNotification(req: PayloadRequest, sent: NotificationInput): Promise<SentView> {
  const input = { ...sent, audience: ownListOnly(sent.audience) }
  const known = await sentByOperation(req, input)
  if (known) return sentById(req, known)
  refuseForeignLink(req, input.url)
  if (input.scheduledAt && Date.parse(input.scheduledAt) <= Date.now())
    throw invalid('Naplánovaný čas už uplynul. Vyberte neskorší, alebo správu odošlite teraz.', 'scheduledAt')
  await requireRows(req, 'categories', input.audience.categories ?? [], 'categories')
  await requireRecipients(req, input.audience)
  const { recipients } = await recipientsOf(req, input.audience)
  if (recipients.length === 0) throw invalid(REACHES_NOBODY, 'audience')
  await (isAdmin(req) ? officeMessageLimit : messageLimit).take(req.user!.id)
  const id = await storeNotification(req, input)
  return sentById(req, id)
}

/** The row and its job in one transaction. Of two simultaneous requests the later one returns the first one's row. */
async function storeNotification(req: PayloadRequest, input: NotificationInput): Promise<string> {
  const { channels = [], audience, ...rest } = input
  try {
    return await inTransaction(req, async () => {
      const { id } = await req.payload.create({
        collection: 'notifications',
        data: {
          ...rest,
          kind: input.kind ?? 'message',
          audience,
          channels: [...new Set<Channel>(['inbox', ...channels])],
          sentBy: req.user!.id,
          signature: req.user!.name,
        },
        depth: 0,
        overrideAccess: false,
        req,
      })
      await queueDelivery(req, [id], input.scheduledAt ? new Date(input.scheduledAt) : undefined)
      return id
    })
  } catch (error) {
    const known = await sentByOperation(req, input)
    if (known) return known
    throw error
  }
}

/** The id of the notification this operation created; undefined when there is none, 409 when it is another one or another sender's. */
async function sentByOperation(req: PayloadRequest, input: NotificationInput): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'notifications',
    where: { operation: { equals: input.operation } },
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    overrideAccess: true,
    req,
  })
  const found = docs[0]
  if (found && idOf(found.sentBy) !== req.user!.id) throw conflict('Táto správa už bola odoslaná.')
  if (found && !isSameNotification(found, input))
    throw conflict(
      'Táto správa už bola odoslaná s iným obsahom. Pozrite si odoslané a načítajte stránku znova.',
    )
  return found?.id
}

/** Deletes a scheduled notification; throws 409 for one that was sent. */
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

/** Marks one of the caller's notifications as seen, or all; the first time it was seen stays. Throws 404 for an unknown one. */
export async function markSeen(req: PayloadRequest, id?: string): Promise<void> {
  const which: Where[] = [{ user: { equals: req.user!.id } }, { channel: { equals: 'inbox' } }]
  if (id) {
    which.push({ notification: { equals: id } })
    const { totalDocs } = await req.payload.count({
      collection: 'deliveries',
      where: { and: which },
      overrideAccess: false,
      req,
    })
    if (totalDocs === 0) throw notFound()
  }
  // Through the adapter, without access control: `which` names the caller's own rows only.
  await req.payload.db.updateMany({
    collection: 'deliveries',
    where: { and: [...which, { seenAt: { exists: false } }] },
    data: { seenAt: new Date().toISOString() },
    returning: false,
    req,
  })
}

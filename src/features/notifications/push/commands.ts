import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { invalid, isRefusal, notFound, TryLater } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { ClosedAddress, requirePublicHost } from '@/lib/public-address'
import { sessionIdOf } from '@/lib/sessions'
import { inTransaction } from '@/lib/transaction'
import type { PushSubscription } from '@/payload-types'
import { isUnfinished } from '../copies/rules'
import { pushKeys } from '../push-keys/commands'
import {
  deviceName,
  type DeviceOutcome,
  endpointProblem,
  isTestOrigin,
  MAX_DEVICES,
  MAX_FAILURES,
} from './rules'
import { ownDevices, subscriptionsOf } from './queries'
import type { DevicesView, SubscribedView, SubscriptionInput } from './schema'

const REMOVED = 'Toto zariadenie už notifikácie neprijíma. Zapnite ich na ňom znova.'

/** Times an account may write its devices in an hour: a browser does it once a day. */
export const pushLimit = createLimit('push', 60, 3600)

/** The caller's devices and the key a browser subscribes with. */
export const deviceList = async (req: PayloadRequest): Promise<DevicesView> => ({
  key: (await pushKeys(req.payload)).publicKey,
  devices: await ownDevices(req),
})

/** Throws 400 for an address nothing may be sent to, 503 when its name cannot be looked up now. */
async function requireReachable(endpoint: string): Promise<void> {
  const problem = endpointProblem(endpoint)
  if (problem) throw invalid(problem, 'endpoint')
  const url = new URL(endpoint)
  if (isTestOrigin(url.origin)) return
  try {
    await requirePublicHost(url)
  } catch (error) {
    if (error instanceof ClosedAddress || (error as { code?: string }).code === 'ENOTFOUND')
      throw invalid('Prehliadač poslal adresu, ktorá nie je na internete.', 'endpoint')
    throw new TryLater(503, 'Službu notifikácií sa nepodarilo nájsť. Skúste to o chvíľu znova.', 30)
  }
}

/**
 * Stores the browser's subscription for the caller and the session it is signed in with. A known endpoint moves to the
 * caller: somebody else has signed in there. Throws 400 for a wrong address, 404 for one that renews what is not known, 429
 * beyond the limit.
 */
export async function subscribe(
  req: PayloadRequest,
  input: SubscriptionInput,
  userAgent: string,
): Promise<SubscribedView> {
  await pushLimit.take(req.user!.id)
  await requireReachable(input.endpoint)
  const store = () => inTransaction(req, () => storeSubscription(req, input, deviceName(userAgent)))
  // Two tabs may store it at once: the second one then finds the row.
  const current = await store().catch((error: unknown) => {
    if (isRefusal(error)) throw error
    return store()
  })
  return { ...(await deviceList(req)), current }
}

const rowsOf = (req: PayloadRequest) => ({ collection: 'pushSubscriptions' as const, req })

const findBy = async (req: PayloadRequest, where: Where): Promise<PushSubscription | undefined> =>
  (await req.payload.db.findOne<PushSubscription>({ ...rowsOf(req), where })) ?? undefined

/** Writes the row of an endpoint and returns its id. */
async function storeSubscription(
  req: PayloadRequest,
  { endpoint, keys, replaces, renews }: SubscriptionInput,
  device: string,
): Promise<string> {
  const { db } = req.payload
  const user = req.user!.id
  const found = await findBy(req, { endpoint: { equals: endpoint } })
  const mine: Where = { and: [{ endpoint: { equals: replaces } }, { user: { equals: user } }] }
  const before = replaces && replaces !== endpoint ? await findBy(req, mine) : undefined
  if (renews && !found && !before) throw notFound(REMOVED)
  if (before) await db.deleteMany({ ...rowsOf(req), where: { id: { equals: before.id } } })
  const now = new Date().toISOString()
  const data = { user, endpoint, ...keys, device, session: sessionIdOf(req.user), lastSeen: now, failures: 0 }
  const id = found?.id ?? randomUUID()
  if (found) await db.updateOne({ ...rowsOf(req), id, data: { ...data, updatedAt: now }, returning: false })
  else await db.create({ ...rowsOf(req), data: { id, ...data }, returning: false })
  await removeOldest(req, user, id)
  return id
}

/** Removes a person's devices beyond MAX_DEVICES, those not seen for longest, and never the one in use. */
async function removeOldest(req: PayloadRequest, user: string, used: string): Promise<void> {
  const others = (await subscriptionsOf(req, user)).filter(({ id }) => id !== used)
  const tooMany = others
    .sort((one, other) => (other.lastSeen ?? '').localeCompare(one.lastSeen ?? ''))
    .slice(MAX_DEVICES - 1)
    .map(({ id }) => id)
  if (tooMany.length > 0) await req.payload.db.deleteMany({ ...rowsOf(req), where: { id: { in: tooMany } } })
}

/** Ends push messages to one of the caller's devices. Throws 404 for another one. */
export async function unsubscribe(req: PayloadRequest, id: string): Promise<DevicesView> {
  const removed = await req.payload.delete({
    collection: 'pushSubscriptions',
    where: { id: { equals: id } },
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (removed.docs.length === 0) throw notFound(REMOVED)
  return deviceList(req)
}

/** What became of a message on one device. */
export interface DeviceResult extends DeviceOutcome {
  device: PushSubscription
}

/**
 * Stores what sending has shown of the devices: those that are gone are removed, refusals counted, and of a copy that not
 * every device has received it is noted which ones have.
 */
export async function noteResults(
  req: PayloadRequest,
  copy: string | undefined,
  results: readonly DeviceResult[],
): Promise<void> {
  const { db } = req.payload
  const isPartly = results.some(({ outcome }) => isUnfinished(outcome))
  const removed: string[] = []
  for (const { device, outcome, had } of results) {
    const failures = outcome.state === 'refused' ? (device.failures ?? 0) + 1 : 0
    if (outcome.state === 'gone' || failures >= MAX_FAILURES) removed.push(device.id)
    else if (!isUnfinished(outcome) && had === undefined) {
      const isNoted = outcome.state === 'sent' && isPartly && copy !== undefined
      if (!isNoted && failures === (device.failures ?? 0)) continue
      const reached = isNoted ? { lastCopy: copy, lastCopyAt: new Date().toISOString() } : {}
      const data = { failures, ...reached }
      // A device removed meanwhile stays removed.
      const where = { id: { equals: device.id } }
      await db.updateMany({ collection: 'pushSubscriptions', where, data, returning: false, req })
    }
  }
  if (removed.length > 0)
    await db.deleteMany({ collection: 'pushSubscriptions', where: { id: { in: removed } }, req })
}

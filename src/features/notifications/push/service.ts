import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import webPush from 'web-push'
import { clubInfo } from '@/features/club/queries'
import { siteUrl } from '@/lib/env'
import { createLanes, LaneClosed } from '@/lib/lanes'
import { type Outgoing, postOutside } from '@/lib/outgoing'
import { ClosedAddress } from '@/lib/public-address'
import type { PushSubscription } from '@/payload-types'
import type { Channel, Copy, Outcome } from '../copies/channel'
import { type PushKeyPair, pushKeys } from '../push-keys/commands'
import { noteResults, type DeviceResult } from './commands'
import { PUSH_REASONS, TEST_PUSH } from './labels'
import { familySurnames, subscriptionsOf } from './queries'
import { contactOf, isTestOrigin, outcomeOf, pushContent, type PushContent, resultOf, TTL } from './rules'

const TIMEOUT_MS = 10_000

/** One lane for each push service: what one of them refuses or leaves hanging delays no other's devices. */
export const pushLanes = createLanes('push services', {
  running: 8,
  untrusted: 2,
  slowMs: 3_000,
  waitMs: 2_000,
  failures: 3,
  pauseMs: 15_000,
  maxPauseMs: 15 * 60_000,
})

/** A message with what signs it: the same for all devices. */
interface Message {
  content: PushContent
  urgent: boolean
  vapidDetails: PushKeyPair & { subject: string }
}

const messageOf = async (req: PayloadRequest, content: PushContent, urgent: boolean): Promise<Message> => {
  const { email } = await clubInfo(req)
  const vapidDetails = { subject: contactOf(email, siteUrl()), ...(await pushKeys(req.payload)) }
  return { content, urgent, vapidDetails }
}

/** The request that carries a message to one device, encrypted for it. */
function requestFor({ endpoint, p256dh, auth }: PushSubscription, message: Message) {
  const { content, urgent, vapidDetails } = message
  const device = { endpoint, keys: { p256dh, auth } }
  const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify(content), {
    vapidDetails,
    TTL: urgent ? TTL.urgent : TTL.usual,
    urgency: urgent ? 'high' : 'normal',
    // At most 32 characters; a message that still waits for the device is replaced by a newer one of its topic.
    topic: createHash('sha256').update(content.tag).digest('base64url').slice(0, 32),
  })
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  }
}

/** Sends a message to one device. A key that encrypts nothing is that device's fault, and not its service's. */
async function sendTo(req: PayloadRequest, device: PushSubscription, message: Message): Promise<Outcome> {
  let request: ReturnType<typeof requestFor>
  try {
    request = requestFor(device, message)
  } catch (err) {
    req.payload.logger.error({ err, msg: 'A push message could not be made' })
    return { state: 'refused', reason: PUSH_REASONS.refused }
  }
  const url = new URL(device.endpoint)
  const unchecked = isTestOrigin(url.origin)
  const begun = Date.now()
  try {
    const response = await pushLanes.run(url.host, () =>
      postOutside(url, { ...request, timeoutMs: TIMEOUT_MS, unchecked }),
    )
    noteLane(url.host, response, begun)
    return resultOf(response)
  } catch (error) {
    if (error instanceof LaneClosed)
      return { state: 'busy', reason: PUSH_REASONS.later, afterMs: error.afterMs }
    if (error instanceof ClosedAddress) return { state: 'refused', reason: PUSH_REASONS.closed }
    if (!isNetworkError(error)) throw error
    pushLanes.failed(url.host, begun)
    return { state: 'later', reason: PUSH_REASONS.later }
  }
}

/** Node's errors of connections have a code, aborts too; by shape, because they are of another bundle. */
const isNetworkError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error

/** A service that is failing is left alone for a while; one that says for how long, exactly so long. */
function noteLane(host: string, { status, retryAfterMs }: Outgoing, begun: number): void {
  if (status < 500 && status !== 429) return pushLanes.worked(host)
  pushLanes.failed(host, begun)
  if (status >= 500 && retryAfterMs) pushLanes.pause(host, retryAfterMs)
}

async function send(req: PayloadRequest, copy: Copy): Promise<Outcome> {
  const devices = await subscriptionsOf(req, copy.user.id)
  if (devices.length === 0) return { state: 'gone', reason: PUSH_REASONS.none }
  const content = pushContent(copy, await familySurnames(req, copy.user.id))
  const message = await messageOf(req, content, copy.urgent)
  const results: DeviceResult[] = await Promise.all(
    devices.map(async (device) => ({
      device,
      had: device.lastCopy === copy.id ? Date.parse(device.lastCopyAt ?? '') : undefined,
      outcome: device.lastCopy === copy.id ? { state: 'sent' as const } : await sendTo(req, device, message),
    })),
  )
  // What was sent stays sent, also when it cannot be written down.
  await noteResults(req, copy.id, results).catch((err) =>
    req.payload.logger.error({ err, msg: 'What became of a push message could not be stored' }),
  )
  return outcomeOf(results, Date.now())
}

/** Web push: a copy goes to every device of its person. */
export const pushChannel: Channel = { send }

/** Sends a test message to one of a person's devices. */
export async function sendTest(req: PayloadRequest, id: string): Promise<Outcome> {
  const device = (await subscriptionsOf(req, req.user!.id)).find((row) => row.id === id)
  if (!device) return { state: 'gone', reason: PUSH_REASONS.none }
  const content = { ...TEST_PUSH, url: '/auth/profile#notifikacie', tag: 'test', id: randomUUID() }
  const outcome = await sendTo(req, device, await messageOf(req, content, true))
  await noteResults(req, undefined, [{ device, outcome }])
  return outcome
}

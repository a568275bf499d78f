import { setTimeout as pause } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { createLanes, LaneClosed } from '@/lib/lanes'
import { type Email, sendEmail } from '@/lib/mail'
import type { Channel, Copy, Outcome } from '../copies/channel'
import { EMAIL_REASONS } from './labels'
import { mailOf } from './queries'
import { failureOf, isServerFault } from './rules'

const TIMEOUT_MS = 20_000

/** One lane for each recipients' domain: one whose mails take long, or none at all, delays no others. */
export const domainLanes = createLanes({
  running: 4,
  untrusted: 1,
  slowMs: 4_000,
  waitMs: 2_000,
  failures: 1,
  pauseMs: 60_000,
  maxPauseMs: 15 * 60_000,
})

/** The mail server's own lane: while it cannot be used, nobody waits for it. */
export const serverLane = createLanes({
  running: 50,
  untrusted: 50,
  slowMs: TIMEOUT_MS,
  waitMs: 2_000,
  failures: 3,
  pauseMs: 15_000,
  maxPauseMs: 5 * 60_000,
})
const SERVER = 'smtp'

class TookTooLong extends Error {}

/** Sends an e-mail, or throws TookTooLong; it may still arrive then, and a repeated one has the same Message-ID. */
async function sendInTime(email: Email): Promise<void> {
  const late = new AbortController()
  const sending = sendEmail(email)
  sending.catch(() => undefined)
  try {
    await Promise.race([
      sending,
      pause(TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
        throw new TookTooLong()
      }),
    ])
  } finally {
    late.abort()
  }
}

/** What an error of sending means, noted for the lanes. */
function noted(error: unknown, domain: string): Outcome {
  if (error instanceof LaneClosed)
    return { state: 'later', reason: EMAIL_REASONS.later, afterMs: error.afterMs }
  if (error instanceof TookTooLong) {
    domainLanes.failed(domain)
    return { state: 'later', reason: EMAIL_REASONS.later }
  }
  // By shape: the transport's errors are of another bundle.
  if (typeof error !== 'object' || error === null || !('code' in error)) throw error
  if (isServerFault(error)) serverLane.failed(SERVER)
  else if (error.code === 'ETIMEDOUT') domainLanes.failed(domain)
  return failureOf(error)
}

async function send(req: PayloadRequest, copy: Copy): Promise<Outcome> {
  const to = copy.user.email
  if (!to) return { state: 'gone', reason: EMAIL_REASONS.none }
  const domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase()
  const email = await mailOf(req, copy, to)
  try {
    await domainLanes.run(domain, () => serverLane.run(SERVER, () => sendInTime(email)))
    domainLanes.worked(domain)
    serverLane.worked(SERVER)
    return { state: 'sent' }
  } catch (error) {
    const outcome = noted(error, domain)
    // Neither the address nor the text: only what happened.
    req.payload.logger.warn({ event: 'mail not sent', state: outcome.state, copy: copy.id, domain })
    return outcome
  }
}

/** E-mail: one mail for a copy, whatever number of things it tells. */
export const emailChannel: Channel = { send }

import type { PayloadRequest } from 'payload'
import { createLanes, LaneClosed } from '@/lib/lanes'
import { MAIL_WITHIN_MS, sendEmail } from '@/lib/mail'
import { kept } from '@/lib/process-state'
import type { Channel, Copy, Outcome } from '../copies/channel'
import { EMAIL_REASONS } from './labels'
import { mailOf } from './queries'
import { failureOf, isServerFault } from './rules'

/** One lane for each recipients' domain: one whose mails take long, or none at all, delays no others. */
export const domainLanes = createLanes('mail domains', {
  running: 4,
  untrusted: 1,
  slowMs: 4_000,
  waitMs: 2_000,
  failures: 1,
  pauseMs: 60_000,
  maxPauseMs: 15 * 60_000,
})

/** The mail server's own lane: while it cannot be used, nobody waits for it. */
export const serverLane = createLanes('mail server', {
  running: 50,
  untrusted: 50,
  slowMs: MAIL_WITHIN_MS,
  waitMs: 2_000,
  failures: 3,
  pauseMs: 15_000,
  maxPauseMs: 5 * 60_000,
})
const SERVER = 'smtp'

/** Domains at which the server fell silent, or hung up, since it last took a mail: each speaks once against the server. */
const failedDomains = kept('failed domains', new Set<string>())

/** What an error of sending means, noted for the lanes; `begun` is when the try was. */
function noted(error: unknown, domain: string, begun: number): Outcome {
  if (error instanceof LaneClosed)
    return { state: 'busy', reason: EMAIL_REASONS.later, afterMs: error.afterMs }
  // By shape: the transport's errors are of another bundle.
  if (typeof error !== 'object' || error === null || !('code' in error)) throw error
  const isLate = error.code === 'ETIMEDOUT'
  const hasContent = 'command' in error && error.command === 'DATA'
  // The transport says so of a connection that ends at any moment, also in the middle of a mail.
  const hasEnded = error.code === 'ECONNECTION'
  const isDomains = hasEnded || (isLate && !isServerFault(error))
  // Before it has the content the server itself may be what fails, but not because of one domain again and again.
  const isServers = isDomains ? !(isLate && hasContent) && !failedDomains.has(domain) : isServerFault(error)
  if (isServers) serverLane.failed(SERVER, begun)
  if (isServers && isDomains) failedDomains.add(domain)
  if (isDomains) domainLanes.failed(domain, begun)
  return failureOf(error)
}

async function send(req: PayloadRequest, copy: Copy): Promise<Outcome> {
  const to = copy.user.email
  if (!to) return { state: 'gone', reason: EMAIL_REASONS.none }
  const domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase()
  const email = await mailOf(req, copy, to)
  const begun = Date.now()
  try {
    await domainLanes.run(domain, () => serverLane.run(SERVER, () => sendEmail(email)))
    domainLanes.worked(domain)
    serverLane.worked(SERVER)
    failedDomains.clear()
    return { state: 'sent' }
  } catch (error) {
    const outcome = noted(error, domain, begun)
    // Neither the address nor the text: only what happened.
    if (outcome.state !== 'busy')
      req.payload.logger.warn({ event: 'mail not sent', state: outcome.state, copy: copy.id, domain })
    return outcome
  }
}

/** E-mail: one mail for a copy, whatever number of things it tells. */
export const emailChannel: Channel = { send }

import { createLocalReq, type PayloadRequest } from 'payload'
import { updateRows } from '@/db/update-rows'
import type { Channel, Copy, Outcome } from '../copies/channel'
import { claim, type Claimed, finish, leasesLeft, sendCopiesAt } from '../copies/commands'
import { MAX_TRIES, pauseAfter } from '../copies/rules'
import type { CopyChannel } from '../labels'

/** Sends a copy and stores what became of it; returns when it is tried again, undefined when it is not. */
async function sendOne(req: PayloadRequest, channel: Channel, claimed: Claimed): Promise<Date | undefined> {
  const { rows, tries, ...copy } = claimed
  const outcome = copy.items.length > 0 ? await sendSafely(req, channel, copy) : NOTHING_LEFT
  if (outcome.state === 'sent') return void (await finish(req, rows, 'sent', null))
  const reason = outcome.reason.slice(0, 200)
  if (outcome.state === 'gone') return void (await finish(req, rows, 'gone', reason))
  if (outcome.state === 'refused' || tries >= MAX_TRIES) return void (await finish(req, rows, 'failed', reason))
  const again = new Date(Date.now() + pauseAfter(tries, outcome.state === 'later' ? outcome.afterMs : 0))
  const ids = rows.map(({ id }) => id)
  await updateRows(req, 'deliveries', ['id', ids], { state: 'waiting', reason, dueAt: again.toISOString() })
  return again
}

const NOTHING_LEFT: Outcome = { state: 'gone', reason: 'Správa už neexistuje.' }

/** A channel that throws has a fault of its own: the copy is tried again, and the others are sent. */
const sendSafely = async (req: PayloadRequest, channel: Channel, copy: Copy): Promise<Outcome> => {
  try {
    return await channel.send(req, copy)
  } catch (err) {
    req.payload.logger.error({ err, msg: 'A copy of a message could not be sent' })
    return { state: 'later', reason: 'Odoslanie zlyhalo.' }
  }
}

/** A request of its own for what runs beside others: a request has one transaction. */
const ownRequest = ({ payload }: PayloadRequest): Promise<PayloadRequest> => createLocalReq({}, payload)

/** How a channel's copies are sent. */
export interface Sending {
  name: CopyChannel
  channel: Channel
  /** Copies that are sent at once: one that hangs holds up none of the others. */
  atOnce: number
}

/** Moments of later tries are rounded up to these, so that many of them are one job. */
const STEP_MS = 15_000
/** How long one run sends; a job of Payload must not take a quarter of an hour. */
const RUN_MS = 120_000

/**
 * Sends every copy of a channel that is due. Killed and run again, it sends again only what was on its way, with the same
 * id. Queues the sending of what is to be tried later.
 */
export async function sendDue(req: PayloadRequest, { name, channel, atOnce }: Sending): Promise<void> {
  const until = Date.now() + RUN_MS
  const later: Date[] = []
  let ready: Claimed[] = []
  let isMore = true
  let refill: Promise<void> | undefined
  const claimMore = async (): Promise<void> => {
    const claimed = await claim(await ownRequest(req), name, new Date())
    ready = claimed.copies
    later.push(...claimed.later)
    isMore = claimed.isMore
    refill = undefined
  }
  const work = async (): Promise<void> => {
    for (;;) {
      const next = ready.shift()
      if (next) {
        const again = await sendOne(await ownRequest(req), channel, next)
        if (again) later.push(again)
      } else if (isMore && Date.now() < until) await (refill ??= claimMore())
      else return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (isMore) later.push(new Date())
  later.push(...(await leasesLeft(req, name)))
  for (const moment of new Set(later.map((each) => Math.ceil(each.getTime() / STEP_MS) * STEP_MS)))
    await sendCopiesAt(req, name, new Date(moment))
}

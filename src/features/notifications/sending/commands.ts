import { createLocalReq, type PayloadRequest } from 'payload'
import type { Channel, Copy, Outcome } from '../copies/channel'
import { claim, type Claimed } from '../claims/commands'
import { dueWhere, leasesLeft } from '../claims/queries'
import { sendCopiesAt } from '../copies/commands'
import { type Ending, endingOf } from '../copies/rules'
import { letGo, renewClaim, storeEnding } from '../holding/commands'
import { COPY_CHANNELS, type CopyChannel } from '../labels'

/** A channel that throws has a fault of its own: the copy is tried again, and the others are sent. */
const sendSafely = async (req: PayloadRequest, channel: Channel, copy: Copy): Promise<Outcome> => {
  try {
    return await channel.send(req, copy)
  } catch (err) {
    req.payload.logger.error({ err, msg: 'A copy of a message could not be sent' })
    return { state: 'later', reason: 'Odoslanie zlyhalo.' }
  }
}

/** How often it is tried to store how a copy ended; on SQLite each waits ten seconds for its turn to write. */
const STORE_TRIES = 3

/** Stores it with patience: a copy that was sent and is not known to be would be sent again. */
async function storeSurely(req: PayloadRequest, claimed: Claimed, ending: Ending): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await storeEnding(await ownRequest(req), claimed, ending)
    } catch (err) {
      if (tries >= STORE_TRIES) throw err
    }
}

/** Sends a copy and stores what became of it; returns when it is tried again, undefined when it is not. */
async function sendOne(req: PayloadRequest, channel: Channel, claimed: Claimed): Promise<Date | undefined> {
  const { tries, written, id, user, items, urgent, tag } = claimed
  if (!(await renewClaim(req, claimed))) return undefined
  const outcome = await sendSafely(req, channel, { id, user, items, urgent, tag })
  const ending = endingOf(outcome, { tries, written }, new Date())
  await storeSurely(req, claimed, ending)
  return ending.again
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
/** How long one run begins to send; a job of Payload must not take a quarter of an hour. */
const RUN_MS = 120_000
/** When what could not be claimed or stored is looked at again. */
const FAULT_MS = 30_000

/**
 * Sends every copy of a channel that is due. Killed and run again, it sends again only what was on its way, with the same
 * id; so it does with what it could not store. Queues the sending of what is to be tried later.
 */
export async function sendDue(req: PayloadRequest, { name, channel, atOnce }: Sending): Promise<void> {
  const until = Date.now() + RUN_MS
  const later: Date[] = []
  let ready: Claimed[] = []
  let isMore = true
  let refill: Promise<void> | undefined
  const noteFault = (err: unknown): void => {
    req.payload.logger.error({ err, msg: 'Copies of messages could not be claimed or stored' })
    later.push(new Date(Date.now() + FAULT_MS))
  }
  const claimMore = async (): Promise<void> => {
    try {
      const claimed = await claim(await ownRequest(req), name, new Date())
      ready = claimed.copies
      later.push(...claimed.later)
      isMore = claimed.isMore
    } catch (err) {
      isMore = false
      noteFault(err)
    }
    refill = undefined
  }
  /** What was claimed too late to be begun waits for the next run. */
  const putBack = async (claimed: Claimed): Promise<void> => {
    const again = new Date()
    await storeEnding(await ownRequest(req), claimed, {
      state: 'waiting',
      reason: null,
      tries: claimed.tries - 1,
      again,
    })
    later.push(again)
  }
  const take = async (next: Claimed): Promise<void> => {
    try {
      if (Date.now() >= until) return await putBack(next)
      const again = await sendOne(await ownRequest(req), channel, next)
      if (again) later.push(again)
    } catch (err) {
      noteFault(err)
    } finally {
      letGo(next)
    }
  }
  const work = async (): Promise<void> => {
    for (;;) {
      const next = ready.shift()
      if (next) await take(next)
      else if (isMore && Date.now() < until) await (refill ??= claimMore())
      else return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (isMore) later.push(new Date())
  later.push(...(await leasesLeft(req, name)))
  for (const moment of new Set(later.map((each) => Math.ceil(each.getTime() / STEP_MS) * STEP_MS)))
    await sendCopiesAt(req, name, new Date(moment))
}

/** What is due for so long has been left lying. */
const LEFT_MS = 5 * 60_000

/** Queues the sending of what was left lying, as by a job that was given up. */
export async function sendLeftCopies(req: PayloadRequest, now = new Date()): Promise<void> {
  for (const channel of COPY_CHANNELS) {
    const { totalDocs } = await req.payload.count({
      collection: 'deliveries',
      where: dueWhere(req, channel, new Date(now.getTime() - LEFT_MS)),
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) await sendCopiesAt(req, channel, new Date())
  }
}

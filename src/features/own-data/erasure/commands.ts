import type { PayloadRequest } from 'payload'
import { clubInfo } from '@/features/club/queries'
import { siteUrl } from '@/lib/env'
import { conflict } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { newMessageId, sendEmail } from '@/lib/mail'
import { queueEmail } from '@/lib/outbox'
import { idOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import { afterCommit, inTransaction } from '@/lib/transaction'
import type { Erasure } from '@/payload-types'
import { requireSubject, storedRows } from '../queries'
import { askedEmail, refusedEmail } from './labels'
import { erasable, erasureViews, openRequests, requireOwnRequest } from './queries'
import { deadlineOf } from './rules'
import type { ErasureView } from './schema'

/** Requests of an account in a day: each sends the club an e-mail. */
export const erasureLimit = createLimit('erasure', 10, 24 * 3600)

const viewOf = async (req: PayloadRequest, row: Erasure): Promise<ErasureView> =>
  (await erasureViews(req, [row]))[0]!

/** The caller's own open request about somebody. */
const openRequest = async (req: PayloadRequest, person: string): Promise<Erasure | undefined> =>
  (await openRequests(req, person)).find(({ requestedBy }) => idOf(requestedBy) === req.user!.id)

/**
 * Asks the club to erase the caller's data or those of their child; repeated, it is the same request. Another
 * guardian's is one of its own, so that nobody takes back what somebody else has asked. The club gets an e-mail that names nobody. Throws 404, 403, and 429 beyond the day's limit.
 */
export async function requestErasure(req: PayloadRequest, person: string): Promise<ErasureView> {
  await requireSubject(req, person)
  const known = await openRequest(req, person)
  if (known) return viewOf(req, known)
  await erasureLimit.take(req.user!.id)
  try {
    return await viewOf(req, await storeRequest(req, person))
  } catch (error) {
    // The same request was sent twice at the same moment.
    const first = await openRequest(req, person)
    if (first) return viewOf(req, first)
    throw error
  }
}

const storeRequest = (req: PayloadRequest, person: string): Promise<Erasure> =>
  inTransaction(req, async () => {
    await erasable(req, person)
    const row = await req.payload.create({
      collection: 'erasures',
      data: { state: 'open', person, openFor: `${person} ${req.user!.id}`, requestedBy: req.user!.id },
      depth: 0,
      overrideAccess: true,
      req,
    })
    const { email: to, name: club } = await clubInfo(req)
    const link = `${siteUrl()}${href('erasures')}`
    if (to) await queueEmail(req, { to, club, ...askedEmail({ link, deadline: deadlineOf(row.createdAt) }) })
    return row
  })

/** Closes an open request; throws 409 for one that was closed meanwhile. */
const close = (
  req: PayloadRequest,
  id: string,
  changes: Partial<Pick<Erasure, 'state' | 'reply'>>,
): Promise<Erasure> =>
  inTransaction(req, async () => {
    const [row] = await storedRows(req, 'erasures', { id: { equals: id } })
    if (row?.state !== 'open') throw conflict('Žiadosť je už vybavená. Načítajte stránku znova.')
    return req.payload.update({
      collection: 'erasures',
      id,
      data: { ...changes, openFor: null, closedBy: req.user!.id, closedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    })
  })

/** Takes a request back, as long as it is open. Throws 404 for a foreign one, 403 for the office's, 409 for a closed one. */
export async function withdrawErasure(req: PayloadRequest, id: string): Promise<ErasureView> {
  await requireOwnRequest(req, id)
  return viewOf(req, await close(req, id, { state: 'withdrawn' }))
}

/** Refuses a request with a reason, which is e-mailed to who asked: the law wants it told. Throws 404 and 409. */
export async function refuseErasure(req: PayloadRequest, id: string, reply: string): Promise<ErasureView> {
  const closed = await inTransaction(req, async () => {
    const row = await close(req, id, { state: 'refused', reply })
    const [asker] = await storedRows(req, 'users', { id: { equals: idOf(row.requestedBy) ?? '' } })
    const { name: club } = await clubInfo(req)
    if (asker?.email) await queueEmail(req, { to: asker.email, club, ...refusedEmail({ reply, club }) })
    return row
  })
  return viewOf(req, closed)
}

/**
 * After the commit, tells an address that the erasure was done. Sent at once and once: a job would keep the address.
 * Nobody waits for it, and when it fails, nothing of it is kept but a line in the log without the address.
 */
export const tellErased = (
  req: PayloadRequest,
  to: string | null | undefined,
  email: { subject: string; text: string; club: string },
): void => {
  if (!to) return
  afterCommit(req, async () => {
    void sendEmail({ ...email, to, messageId: newMessageId() }).catch(() =>
      req.payload.logger.error({ msg: 'An e-mail about an erasure could not be sent' }),
    )
  })
}

import type { PayloadRequest } from 'payload'
import type { Readable } from 'node:stream'
import { clubInfo } from '@/features/club/queries'
import { sessionOf } from '@/features/session/queries'
import { requireCurrentPassword } from '@/features/session/passwords/queries'
import { notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { readSigned, signValue } from '@/lib/signed-value'
import { dataSubjects } from '../queries'
import { ARCHIVES_A_DAY, LINK_MINUTES } from './rules'
import type { Prepared } from './schema'
import { archiveStream } from './service'

const PURPOSE = 'own data'
const DAY = 24 * 3600

/** Archives prepared and downloads of an account in a day; a download that broke off can be repeated. */
export const archiveLimits = {
  prepare: createLimit('archive', ARCHIVES_A_DAY, DAY),
  download: createLimit('archive-download', 3 * ARCHIVES_A_DAY, DAY),
}

interface Ticket {
  account: string
  session: string
  until: number
}

/**
 * The address at which the caller's archive can be downloaded, within minutes and by the same session. Nothing is stored.
 * Throws 400 for a wrong password and 429 beyond the day's limit.
 */
export async function prepareArchive(req: PayloadRequest, password: string): Promise<Prepared> {
  await requireCurrentPassword(req, password)
  await archiveLimits.prepare.take(req.user!.id)
  const until = Date.now() + LINK_MINUTES * 60_000
  const ticket: Ticket = { account: req.user!.id, session: sessionOf(req)?.id ?? '', until }
  const token = signValue(req.payload.secret, PURPOSE, ticket)
  return { url: `/api/users/me/archive/${token}`, expiresAt: new Date(until).toISOString() }
}

/** The archive of the caller and their children. Throws 404 for a token that is not this session's or too old, and 429. */
export async function openArchive(req: PayloadRequest, token: string): Promise<Readable> {
  const ticket = readSigned<Ticket>(req.payload.secret, PURPOSE, token)
  const isOwn = ticket?.account === req.user!.id && ticket.session === (sessionOf(req)?.id ?? '')
  if (!ticket || !isOwn || ticket.until < Date.now())
    throw notFound('Odkaz na stiahnutie už neplatí. Pripravte si ho v profile znova.')
  await archiveLimits.download.take(req.user!.id)
  const { name } = await clubInfo(req)
  return archiveStream(req, await dataSubjects(req), name, new Date())
}

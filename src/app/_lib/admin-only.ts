import { notFound } from 'next/navigation'
import { getPayload } from 'payload'
import { isAdmin } from '@/access/roles'
import { originAllows } from '@/lib/origin'
import { retryConflicts } from '@/lib/retry'
import config from '@payload-config'
import { decodedPath, refuseUnusable } from './panel-request'

async function isAdminsRequest(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  return isAdmin({ user: user ?? null })
}

/** Whether writers may conflict: on SQLite they queue, and no body has to be kept for another try. */
const canConflict = async (): Promise<boolean> => (await getPayload({ config })).db.name === 'mongoose'

/** Runs a server action of the panel for an administrator; for everybody else it is the 404 page and does not run. */
export async function asAdministrator<Result>(headers: Headers, act: () => Promise<Result>): Promise<Result> {
  if (!(await isAdminsRequest(headers))) notFound()
  return act()
}

/**
 * Payload's own sign-in and password endpoints, which lack our limits, e-mails and rules, are closed to everybody. Like
 * Payload's router this ignores case and decodes the path; one that cannot be decoded is closed too.
 */
const CLOSED = /\/users\/+(login|forgot-password|reset-password|first-register|unlock|verify(\/|$))/i
const isClosed = (request: Request): boolean => {
  const path = decodedPath(request)
  return path === undefined || CLOSED.test(path)
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Payload's own REST API serves the panel only: administrators pass, everybody else gets 404, a write from another
 * origin 403, and an address it cannot use a 4xx. A write that failed because of another writer is repeated.
 */
export const adminOnly =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (!originAllows(request.method, request.headers)) return new Response(null, { status: 403 })
    const open = !isClosed(request) && (await isAdminsRequest(request.headers))
    if (!open) return new Response(null, { status: 404 })
    const refused = await refuseUnusable(request)
    if (refused) return refused
    if (request.method === 'GET' || !(await canConflict())) return handler(request, context)
    return retryConflicts(
      () => handler(request.clone() as Request, context),
      ({ ok }) => !ok,
    )
  }

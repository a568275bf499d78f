import { notFound } from 'next/navigation'
import { getPayload } from 'payload'
import { isAdmin } from '@/access/roles'
import { originAllows } from '@/lib/origin'
import config from '@payload-config'

async function isAdminsRequest(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  return isAdmin({ user: user ?? null })
}

/** Runs one of the panel's server actions for an administrator; for everybody else there is none, and nothing runs. */
export async function asAdministrator<Result>(headers: Headers, act: () => Promise<Result>): Promise<Result> {
  if (!(await isAdminsRequest(headers))) notFound()
  return act()
}

/**
 * Payload's own ways to sign in and to passwords know nothing of our limits, letters and rules: closed to all. Payload
 * reads an address without regard to case and to how a letter is encoded, and so does this.
 */
const CLOSED = /\/users\/+(login|forgot-password|reset-password|first-register|unlock|verify(\/|$))/i
const isClosed = ({ url }: Request): boolean => CLOSED.test(decodeURIComponent(new URL(url).pathname))

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Payload's own REST is the panel's, and the panel is an administrator's: for everybody else it is not there, and a
 * write from another site is refused.
 */
export const adminOnly =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (!originAllows(request.method, request.headers)) return new Response(null, { status: 403 })
    const open = !isClosed(request) && (await isAdminsRequest(request.headers))
    return open ? handler(request, context) : new Response(null, { status: 404 })
  }

import { getPayload } from 'payload'
import { isAdmin } from '@/access/roles'
import { originAllows } from '@/lib/origin'
import config from '@payload-config'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Payload's own REST is the panel's, and the panel is an administrator's: for everybody else it is not there, and a
 * write from another site is refused. That also closes Payload's own login, forgot-password, reset-password and
 * first-register, which know nothing of our limits.
 */
export const adminOnly =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (!originAllows(request.method, request.headers)) return new Response(null, { status: 403 })
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: request.headers })
    return isAdmin({ user: user ?? null }) ? handler(request, context) : new Response(null, { status: 404 })
  }

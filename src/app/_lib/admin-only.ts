import { getPayload } from 'payload'
import { isAdmin } from '@/access/roles'
import config from '@payload-config'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Payload's own REST is the panel's, and the panel is an administrator's: for everybody else it is not there. */
export const adminOnly =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: request.headers })
    return isAdmin({ user: user ?? null }) ? handler(request, context) : new Response(null, { status: 404 })
  }

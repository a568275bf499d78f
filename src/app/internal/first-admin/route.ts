import { createLocalReq, getPayload } from 'payload'
import { z } from 'zod'
import { createFirstAdmin } from '@/features/session/first-admin/commands'
import { errorResponse } from '@/lib/error-response'
import { isInternal } from '@/lib/internal-key'
import { textInput } from '@/lib/schema'
import config from '@payload-config'

const person = z.strictObject({ email: z.email(), firstName: textInput(60, 1), lastName: textInput(60, 1) })
const UNREADABLE = { errors: [{ message: 'Zadajte e-mail v tvare meno@domena.sk a celé meno.' }] }

/** Lets the one who runs the server (scripts/admin.mjs) make the first administrator of an empty database. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers)) return new Response(null, { status: 404 })
  const sent = person.safeParse(await request.json().catch(() => undefined))
  if (!sent.success) return Response.json(UNREADABLE, { status: 400 })
  const req = await createLocalReq({}, await getPayload({ config }))
  try {
    return Response.json({ link: await createFirstAdmin(req, sent.data) })
  } catch (error) {
    const { status, body } = errorResponse(error, req)
    return Response.json(body, { status })
  }
}

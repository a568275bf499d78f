import { createLocalReq, getPayload } from 'payload'
import { z } from 'zod'
import { createFirstAdmin } from '@/features/session/first-admin/commands'
import { errorResponse } from '@/lib/error-response'
import { isInternal } from '@/lib/internal-key'
import { textInput } from '@/lib/schema'
import config from '@payload-config'

const person = z.strictObject({ email: z.email(), firstName: textInput(60, 1), lastName: textInput(60, 1) })
const INVALID = { errors: [{ message: 'Zadajte e-mail v tvare meno@domena.sk a celé meno.' }] }

/** Creates the first administrator of an empty database; called by scripts/admin.mjs with the internal key. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers)) return new Response(null, { status: 404 })
  const parsed = person.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json(INVALID, { status: 400 })
  const req = await createLocalReq({}, await getPayload({ config }))
  try {
    return Response.json({ link: await createFirstAdmin(req, parsed.data) })
  } catch (error) {
    const { status, body } = errorResponse(error, req)
    return Response.json(body, { status })
  }
}

import { createLocalReq, getPayload } from 'payload'
import { fileResponse } from '@/lib/file-response'
import { sharePicture } from '@/lib/share-picture'
import { finders } from '@/app/_lib/stored-files'
import { isId } from '@/lib/ids'
import config from '@payload-config'

type Context = { params: Promise<{ collection: string; id: string; size: string; name: string }> }

const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })

/** Serves uploaded files; access is checked at every request. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { collection, id, size } = await params
  const missing = refusal(404, 'Súbor sa nenašiel. Možno bol presunutý alebo odstránený.')
  const find = Object.hasOwn(finders, collection) ? finders[collection] : undefined
  if (!find || !isId(id)) return missing
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  const file = await find(await createLocalReq({ user: user ?? undefined }, payload), id, size)
  if (file === 'refused')
    return user
      ? refusal(403, 'Na tento súbor nemáte oprávnenie.')
      : refusal(401, 'Tento súbor je dostupný až po prihlásení.')
  if (!file) return missing
  const response = file.asSharePicture ? sharePicture(request, file) : fileResponse(request, file)
  return (await response) ?? missing
}

export { GET as HEAD }

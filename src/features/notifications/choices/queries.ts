import type { PayloadRequest } from 'payload'
import { choicesOf } from '../copies/rules'
import type { ChoicesView } from './schema'

/** The caller's choices, with the defaults where nothing is stored. */
export async function ownChoices(req: PayloadRequest): Promise<ChoicesView> {
  const user = await req.payload.findByID({
    collection: 'users',
    id: req.user!.id,
    select: { quietHours: true, notificationChoices: true, digest: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { quietFrom: from, quietTo: to, digest } = choicesOf(user)
  return { quietHours: { from, to }, off: user.notificationChoices ?? [], digest }
}

import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { ownChoices } from './queries'
import type { ChoicesInput, ChoicesView } from './schema'

/** Changes the caller's choices; absent ones stay. They hold for every copy that is not on its way. */
export async function changeChoices(
  req: PayloadRequest,
  { quietHours, off, digest }: ChoicesInput,
): Promise<ChoicesView> {
  await inTransaction(req, () =>
    req.payload.update({
      collection: 'users',
      id: req.user!.id,
      data: {
        ...(quietHours && { quietHours }),
        ...(off && { notificationChoices: [...new Set(off)] }),
        ...(digest === undefined ? {} : { digest }),
      },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  )
  return ownChoices(req)
}

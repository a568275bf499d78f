import type { PayloadRequest } from 'payload'
import type { FeeTexts } from './rules'

/** The club's own texts about fees; without access control: families read them, filled, in what the club sends. */
export async function feeTexts(req: PayloadRequest): Promise<FeeTexts> {
  const { fees } = await req.payload.findGlobal({
    slug: 'club',
    select: { fees: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const { dueSoon, overdue, paid } = fees?.texts ?? {}
  return { dueSoon: dueSoon?.trim() ?? '', overdue: overdue?.trim() ?? '', paid: paid?.trim() ?? '' }
}

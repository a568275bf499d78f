import type { PayloadRequest } from 'payload'
import { feeSettings } from '../queries'
import type { FeeTexts } from './rules'

/** The club's own texts about fees; without access control: families read them, filled, in what the club sends. */
export async function feeTexts(req: PayloadRequest): Promise<FeeTexts> {
  const { dueSoon, overdue, paid } = (await feeSettings(req)).texts ?? {}
  return { dueSoon: dueSoon?.trim() ?? '', overdue: overdue?.trim() ?? '', paid: paid?.trim() ?? '' }
}

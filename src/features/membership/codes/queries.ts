import type { PayloadRequest } from 'payload'
import { scopeOf } from '@/access/scope'
import { accountOf } from '@/features/club/queries'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { feePlayers } from '../players/queries'
import { feeById } from '../queries'
import { familyFeeView } from '../views'

/** The PAY by square text of an open fee of the caller's family; throws 404 for any other fee and for a settled one. */
export async function codeOfFee(req: PayloadRequest, id: string): Promise<string> {
  const { players } = await scopeOf(req)
  const fee = await feeById(req, id)
  const player = idOf(fee?.player) ?? ''
  if (!fee || !players.includes(player)) throw notFound('Predpis už neexistuje.')
  const who = (await feePlayers(req, [fee])).get(player)!
  const { payBySquare } = familyFeeView(fee, who, dayOf(new Date()), await accountOf(req))
  if (!payBySquare) throw notFound('Na tomto predpise nie je čo zaplatiť.')
  return payBySquare
}

import type { PayloadRequest } from 'payload'
import { scopeOf } from '@/access/scope'
import { accountOf } from '@/features/club/queries'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { feePlayers } from '../players/queries'
import { familyFees, feeById } from '../queries'
import type { PaymentDetails } from '../schema'
import { familyFeeView } from '../views'

/** A transfer and the text of its PAY by square code. */
export interface CodedPayment {
  payment: PaymentDetails
  code: string
}

/** How an open fee of the caller's family is paid; throws 404 for any other fee and for a settled one. */
export async function paymentOfFee(req: PayloadRequest, id: string): Promise<CodedPayment> {
  const { players } = await scopeOf(req)
  const fee = await feeById(req, id)
  const player = idOf(fee?.player) ?? ''
  if (!fee || !players.includes(player)) throw notFound('Predpis už neexistuje.')
  const who = (await feePlayers(req, [fee])).get(player)!
  const { payment, payBySquare } = familyFeeView(fee, who, dayOf(new Date()), await accountOf(req))
  if (!payment || !payBySquare) throw notFound('Na tomto predpise nie je čo zaplatiť.')
  return { payment, code: payBySquare }
}

/**
 * How the family, or one of its players, pays everything open at once, or what of it is due now; throws 404 when there is no
 * such transfer.
 */
export async function paymentOfAll(
  req: PayloadRequest,
  { player, due }: { player?: string; due?: 'now' },
): Promise<CodedPayment> {
  const { together, togetherNow } = await familyFees(req, { player })
  const transfer = due === 'now' ? togetherNow : together
  if (!transfer?.payBySquare) throw notFound('Naraz teraz nie je čo zaplatiť.')
  return { payment: transfer.payment, code: transfer.payBySquare }
}

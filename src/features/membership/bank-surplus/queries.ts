import type { PayloadRequest } from 'payload'
import type { MatchedRow } from '@/features/bank-statements/rules'
import { familiesWithCredit, openFeesOf } from '../credit/queries'
import {
  afterPaying,
  afterTakingBack,
  creditSpendings,
  type FamilyDebts,
  type OwedFee,
} from '../credit/rules'
import { familiesAround } from '../families/queries'
import { ownersOfFees, rowsOfPayments } from '../ledger/queries'
import { allocationsByPayment } from '../ledger/rules'

/** What these payments pay now, by fee: it is owed again when they are taken back. */
async function paidWith(req: PayloadRequest, payments: readonly string[]): Promise<OwedFee[]> {
  const shares = [...allocationsByPayment(await rowsOfPayments(req, payments)).values()].flat()
  const owners = await ownersOfFees(req, shares)
  return shares.flatMap(({ fee, amount }) => {
    const player = owners.get(fee)
    return player === undefined ? [] : [{ id: fee, player, owed: amount, dueDate: '' }]
  })
}

/**
 * What the families of a statement's rows owe when its money is booked: payments that the bank has returned are taken back
 * before that, and other credit pays what is owed again. The caller has checked the access.
 */
export async function debtsBeforeBooking(
  req: PayloadRequest,
  rows: readonly MatchedRow[],
): Promise<FamilyDebts> {
  const booked = rows.filter(({ kind }) => kind === 'matched' || kind === 'returned')
  const families = await familiesAround(req, [...new Set(booked.flatMap(({ player }) => player ?? []))])
  const open = await openFeesOf(req, families)
  const returned = booked.flatMap(({ payment }) => payment ?? [])
  if (returned.length === 0) return { families, open }
  const reopened = await paidWith(req, returned)
  const credits = await familiesWithCredit(req, families.flat())
  const owed = families.map((family, at) => {
    const fees = afterTakingBack(
      open[at]!,
      reopened.filter(({ player }) => family.includes(player)),
    )
    const balances = credits
      .filter(({ players }) => players.some((player) => family.includes(player)))
      .flatMap((credit) => credit.balances)
      .filter(({ payment }) => !returned.includes(payment))
    return afterPaying(
      fees,
      creditSpendings(balances, fees).flatMap(({ allocations }) => allocations),
    )
  })
  return { families, open: owed }
}

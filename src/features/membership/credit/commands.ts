import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee } from '@/payload-types'
import { writeEntries, type LedgerEntry, inLedger } from '../ledger/commands'
import { rowsOfFees, rowsOfPayments } from '../ledger/queries'
import { allocationsByPayment, type LedgerRow, paymentIdOf } from '../ledger/rules'
import type { Allocation } from '../rules'
import { familiesWithCredit, openFeesOf } from './queries'
import { creditSpendings, partsToReturn } from './rules'

/** A ledger row that moves credit: amount 0, it only allocates or takes back money of the payment `source`. */
const creditMove = (source: string, players: string[], allocations: Allocation[]): LedgerEntry => ({
  amount: 0,
  players: [...new Set(players)],
  allocations,
  method: 'carried',
  receivedAt: new Date().toISOString(),
  source,
})

/**
 * Pays open fees from the credit of these players' families. Called in the transaction of every change that makes a
 * fee owed, leaves money over or joins families.
 */
export const spendCredit = (req: PayloadRequest, players: readonly string[]): Promise<void> =>
  inLedger(req, async () => {
    const families = await familiesWithCredit(req, players)
    const open = await openFeesOf(
      req,
      families.map((family) => family.players),
    )
    const entries = families.flatMap(({ balances }, at) => {
      const owner = new Map(open[at]!.map(({ id, player }) => [id, player]))
      return creditSpendings(balances, open[at]!).map(({ payment, holder, allocations }) =>
        creditMove(payment, [holder, ...allocations.map(({ fee }) => owner.get(fee)!)], allocations),
      )
    })
    await writeEntries(req, entries)
  })

/** What each payment has paid on a fee, the newest payment first, and all ledger rows of these payments. */
async function paidPartsOf(
  req: PayloadRequest,
  fee: string,
): Promise<{ rows: LedgerRow[]; parts: PaidPart[] }> {
  const feeRows = await rowsOfFees(req, [fee])
  const rows = await rowsOfPayments(req, [...new Set(feeRows.map(paymentIdOf))])
  const parts = [...allocationsByPayment(rows)].flatMap(([payment, shares]) => {
    const share = shares.find((one) => one.fee === fee)
    return share ? [{ payment, amount: share.amount }] : []
  })
  return { rows, parts: parts.reverse() }
}
interface PaidPart {
  payment: string
  amount: number
}

/** Returns money from a fee to the payments it came from, as credit. */
async function returnToPayments(
  req: PayloadRequest,
  fee: MemberFee,
  parts: readonly PaidPart[],
): Promise<void> {
  const holders = await holdersOf(req, parts)
  const entries = parts.map(({ payment, amount }) =>
    creditMove(payment, [holders.get(payment) ?? '', idOf(fee.player)!].filter(Boolean), [
      { fee: fee.id, amount: -amount },
    ]),
  )
  await writeEntries(req, entries)
}

async function holdersOf(req: PayloadRequest, parts: readonly PaidPart[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.db.find<{ id: string; holder?: unknown }>({
    collection: 'payments',
    where: { id: { in: parts.map(({ payment }) => payment) } },
    select: { holder: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, holder }) => [id, idOf(holder) ?? '']))
}

/** Turns what a fee was paid beyond its amount into credit of those who paid it, the newest payment first. */
export async function releaseSurplus(req: PayloadRequest, fee: MemberFee): Promise<void> {
  const surplus = (fee.paidAmount ?? 0) - fee.amount
  if (surplus > 0)
    await returnToPayments(req, fee, partsToReturn(surplus, (await paidPartsOf(req, fee.id)).parts))
}

/** What credit has paid on a fee, by payment; not the money that came for the fee itself. */
async function creditPartsOf(req: PayloadRequest, fee: MemberFee): Promise<PaidPart[]> {
  if ((fee.paidAmount ?? 0) === 0) return []
  const { rows, parts } = await paidPartsOf(req, fee.id)
  const direct = new Set(
    rows
      .filter(({ source, allocations }) => !source && allocations.some((share) => share.fee === fee.id))
      .map(({ id }) => id),
  )
  return parts.filter(({ payment }) => !direct.has(payment))
}

/** How much credit has paid on a fee, in cents. */
export const paidFromCredit = async (req: PayloadRequest, fee: MemberFee): Promise<number> =>
  (await creditPartsOf(req, fee)).reduce((sum, { amount }) => sum + amount, 0)

/** Returns what credit paid on a fee about to be trashed; money that came for the fee itself stays on it. */
export const releaseCredit = async (req: PayloadRequest, fee: MemberFee): Promise<void> =>
  returnToPayments(req, fee, await creditPartsOf(req, fee))

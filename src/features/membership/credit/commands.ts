import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee } from '@/payload-types'
import { book, inBooks } from '../ledger/commands'
import { rowsOfFees, rowsOfPayments } from '../ledger/queries'
import { holdings, type LedgerRow, moneyOf } from '../ledger/rules'
import type { Share } from '../rules'
import { accounts, openFees } from './queries'
import { spendings, takenBack } from './rules'

/** Credit that moves is no new money: a row of nothing, which only shares out or takes back what a payment brought. */
const carry = (req: PayloadRequest, source: string, players: string[], allocations: Share[]) =>
  book(req, {
    amount: 0,
    players: [...new Set(players)],
    allocations,
    method: 'carried',
    receivedAt: new Date().toISOString(),
    source,
  })

/**
 * Pays open fees from what the families of these players have overpaid. Called after whatever makes a fee owed, leaves
 * money over or joins a family, in the same transaction.
 */
export const spendCredit = (req: PayloadRequest, players: readonly string[]): Promise<void> =>
  inBooks(req, async () => {
    for (const { players: family, rests } of await accounts(req, players)) {
      const open = await openFees(req, family)
      const owner = new Map(open.map(({ id, player }) => [id, player]))
      for (const { payment, holder, allocations } of spendings(rests, open))
        await carry(req, payment, [holder, ...allocations.map(({ fee }) => owner.get(fee)!)], allocations)
    }
  })

/** What each payment has put on a fee, the newest money first. */
async function heldBy(req: PayloadRequest, fee: string): Promise<{ rows: LedgerRow[]; held: Held[] }> {
  const about = await rowsOfFees(req, [fee])
  const rows = await rowsOfPayments(req, [...new Set(about.map(moneyOf))])
  const held = [...holdings(rows)].flatMap(([payment, shares]) => {
    const share = shares.find((one) => one.fee === fee)
    return share ? [{ payment, amount: share.amount }] : []
  })
  return { rows, held: held.reverse() }
}
interface Held {
  payment: string
  amount: number
}

/** Gives money back from a fee to the payments it came by. */
async function giveBack(req: PayloadRequest, fee: MemberFee, parts: readonly Held[]): Promise<void> {
  const holders = await holdersOf(req, parts)
  for (const { payment, amount } of parts)
    await carry(req, payment, [holders.get(payment) ?? '', idOf(fee.player)!].filter(Boolean), [
      { fee: fee.id, amount: -amount },
    ])
}

async function holdersOf(req: PayloadRequest, parts: readonly Held[]): Promise<Map<string, string>> {
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

/** What a fee was paid beyond its amount is credit of those who paid it, the newest money first. */
export async function freeSurplus(req: PayloadRequest, fee: MemberFee): Promise<void> {
  const surplus = (fee.paidAmount ?? 0) - fee.amount
  if (surplus > 0) await giveBack(req, fee, takenBack(surplus, (await heldBy(req, fee.id)).held))
}

/** Gives back what credit paid on a fee that is not to be; money that came for the fee itself stays on it. */
export async function freeCredit(req: PayloadRequest, fee: MemberFee): Promise<void> {
  if ((fee.paidAmount ?? 0) === 0) return
  const { rows, held } = await heldBy(req, fee.id)
  const came = new Set(
    rows
      .filter(({ source, allocations }) => !source && allocations.some((share) => share.fee === fee.id))
      .map(({ id }) => id),
  )
  await giveBack(
    req,
    fee,
    held.filter(({ payment }) => !came.has(payment)),
  )
}

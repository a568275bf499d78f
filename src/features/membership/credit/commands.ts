import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee } from '@/payload-types'
import { bookAll, type Entry, inBooks } from '../ledger/commands'
import { rowsOfFees, rowsOfPayments } from '../ledger/queries'
import { holdings, type LedgerRow, moneyOf } from '../ledger/rules'
import type { Share } from '../rules'
import { accounts, openFeesOf } from './queries'
import { spendings, takenBack } from './rules'

/** Credit that moves is no new money: a row of nothing, which only shares out or takes back what a payment brought. */
const carried = (source: string, players: string[], allocations: Share[]): Entry => ({
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
    const families = await accounts(req, players)
    const open = await openFeesOf(
      req,
      families.map((family) => family.players),
    )
    const entries = families.flatMap(({ rests }, at) => {
      const owner = new Map(open[at]!.map(({ id, player }) => [id, player]))
      return spendings(rests, open[at]!).map(({ payment, holder, allocations }) =>
        carried(payment, [holder, ...allocations.map(({ fee }) => owner.get(fee)!)], allocations),
      )
    })
    await bookAll(req, entries)
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
  const entries = parts.map(({ payment, amount }) =>
    carried(payment, [holders.get(payment) ?? '', idOf(fee.player)!].filter(Boolean), [
      { fee: fee.id, amount: -amount },
    ]),
  )
  await bookAll(req, entries)
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

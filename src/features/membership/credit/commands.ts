import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/access/reference'
import { inTransaction } from '@/lib/transaction'
import type { MemberFee } from '@/payload-types'
import { book } from '../ledger/commands'
import type { Share } from '../rules'
import { accounts, familyOf, openFees } from './queries'
import { creditOf, paidByCredit, spendings, takenBack } from './rules'

/** Credit that moves is no new money: a row of nothing, which only shares out or takes back. */
const carry = (req: PayloadRequest, players: string[], allocations: Share[]) =>
  book(req, {
    amount: 0,
    players,
    allocations,
    method: 'carried',
    receivedAt: new Date().toISOString(),
  })

/**
 * Pays open fees from what the families of these players (without them, of everybody) have overpaid. Called after
 * whatever makes a fee owed or leaves money over, in the same transaction.
 */
export const spendCredit = (req: PayloadRequest, players?: readonly string[]): Promise<void> =>
  inTransaction(req, async () => {
    for (const { players: family, rests } of await accounts(req, players)) {
      if (creditOf(rests) <= 0) continue
      const open = await openFees(req, family)
      const owner = new Map(open.map(({ id, player }) => [id, player]))
      for (const { holder, allocations } of spendings(rests, open)) {
        const owners = allocations.map(({ fee }) => owner.get(fee)!)
        await carry(req, [...new Set([holder, ...owners])], allocations)
      }
    }
  })

/** What credit has paid, the newest first. */
async function carriedTo(req: PayloadRequest, where: Where): Promise<Share[]> {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { and: [{ method: { equals: 'carried' } }, { amount: { equals: 0 } }, where] },
    select: { allocations: true },
    sort: ['-createdAt', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const rows = docs.map(({ allocations }) => ({
    allocations: (allocations ?? []).map(({ fee, amount }) => ({ fee: idOf(fee)!, amount })),
  }))
  return paidByCredit(rows)
}

/** Where money that was taken back had been spent as credit, those fees are open again. */
export async function coverDebt(req: PayloadRequest, player: string): Promise<void> {
  for (const { rests } of await accounts(req, [player])) {
    const missing = -creditOf(rests)
    if (missing <= 0) continue
    const family = await familyOf(req, player)
    const back = takenBack(missing, await carriedTo(req, { holder: { in: family } }))
    const [poorest] = [...rests].sort(([, one], [, other]) => one - other)
    if (back.length > 0) await carry(req, [poorest![0]], back)
  }
}

/** Gives back to its player what a fee was paid beyond its amount. */
export async function freeSurplus(req: PayloadRequest, fee: MemberFee): Promise<void> {
  const surplus = (fee.paidAmount ?? 0) - fee.amount
  if (surplus > 0) await carry(req, [idOf(fee.player)!], [{ fee: fee.id, amount: -surplus }])
}

/** Gives back what credit paid on a fee that is not to be. */
export async function freeCredit(req: PayloadRequest, fee: MemberFee): Promise<void> {
  const shares = await carriedTo(req, { 'allocations.fee': { equals: fee.id } })
  const paid = shares.find((share) => share.fee === fee.id)
  const amount = Math.min(paid?.amount ?? 0, fee.paidAmount ?? 0)
  if (amount > 0) await carry(req, [idOf(fee.player)!], [{ fee: fee.id, amount: -amount }])
}

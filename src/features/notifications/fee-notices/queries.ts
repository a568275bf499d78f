import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { feeTexts } from '@/features/club/fee-texts/queries'
import { isPersonal } from '@/features/club/fee-texts/rules'
import { idOf, idsOf } from '@/lib/reference'
import type { Payment } from '@/payload-types'
import { openFees } from '../debts/queries'
import type { DueDays } from '../debts/rules'
import { guardiansOfInactive } from '../people/queries'
import { toldFamilies } from '../told-families/queries'
import type { PlayerMoney, Told, Words } from '../told-families/rules'
import { owedByPlayer, receivedByPlayer } from './rules'

/**
 * Whom a message about the fees of these players names: them, and the guardians of those who are deactivated, whose family
 * still owes. Without access control.
 */
export const addressedOfFees = async (req: PayloadRequest, players: readonly string[]): Promise<string[]> => [
  ...players,
  ...[...(await guardiansOfInactive(req, players)).values()].flat(),
]

/** What of these payments came for which player, as they were recorded. Without access control. */
export async function receivedMoney(
  req: PayloadRequest,
  payments: readonly Payment[],
): Promise<PlayerMoney[]> {
  const entries = payments.map(({ amount, players, allocations }) => ({
    amount,
    players: idsOf(players),
    allocations: (allocations ?? []).map((share) => ({ fee: idOf(share.fee)!, amount: share.amount })),
  }))
  const ids = entries.flatMap(({ allocations }) => allocations.map(({ fee }) => fee))
  const rows = ids.length
    ? await aggregate(req, 'memberFees', { where: { id: { in: ids } }, by: ['id', 'player', 'period'] })
    : []
  const fees = new Map(
    rows.map(({ id, player, period }) => [String(id), { player: String(player), period: String(period) }]),
  )
  return receivedByPlayer(entries, fees)
}

/** These players with what the club's text says of what they owe, behind these words. Without access control. */
export async function toldDebts(
  req: PayloadRequest,
  kind: 'dueSoon' | 'overdue',
  due: DueDays,
  { words, players, now }: { words: Words; players: readonly string[]; now: Date },
): Promise<Told[]> {
  const text = (await feeTexts(req))[kind]
  const chosen = new Set(players)
  const owed = isPersonal(text)
    ? owedByPlayer((await openFees(req, due, now)).filter(({ player }) => chosen.has(player)))
    : players.map((player) => ({ player, amount: 0, periods: [] }))
  return toldFamilies(req, { body: words.body, text }, owed)
}

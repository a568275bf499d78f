import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { feeTexts } from '@/features/club/fee-texts/queries'
import { filledText, isPersonal } from '@/features/club/fee-texts/rules'
import { idOf, idsOf } from '@/lib/reference'
import type { Payment } from '@/payload-types'
import { openFees } from '../debts/queries'
import type { DueDays } from '../debts/rules'
import { guardiansOfInactive } from '../people/queries'
import { owedByPlayer, type PlayerMoney, receivedByPlayer, textValues, type ToldPlayers } from './rules'

/**
 * Whom a message about the fees of these players names: them, and the guardians of those who are deactivated, whose family
 * still owes. Without access control.
 */
export const addressedOfFees = async (req: PayloadRequest, players: readonly string[]): Promise<string[]> => [
  ...players,
  ...[...(await guardiansOfInactive(req, players)).values()].flat(),
]

/**
 * The players with what the club's text says to each: those it says the same are told by one message. One about a child goes
 * to that child's people alone: a family's other guardian may not know of a half-sibling. Who has no money is told without
 * it. Without access control.
 */
export async function toldPlayers(
  req: PayloadRequest,
  text: string,
  money: readonly PlayerMoney[],
): Promise<ToldPlayers[]> {
  if (!isPersonal(text)) return [{ text, players: money.map(({ player }) => player) }]
  const rows = await aggregate(req, 'users', {
    where: { id: { in: money.map(({ player }) => player) } },
    by: ['id', 'name', 'variableSymbol'],
  })
  const people = new Map(
    rows.map(({ id, name, variableSymbol }) => [
      String(id),
      { name: String(name ?? ''), symbol: String(variableSymbol ?? '') },
    ]),
  )
  const told = new Map<string, string[]>()
  for (const one of money) {
    const person = people.get(one.player)
    const filled = one.amount > 0 && person ? filledText(text, textValues(one, person)) : ''
    told.set(filled, [...(told.get(filled) ?? []), one.player])
  }
  return [...told].map(([filled, players]) => ({ text: filled, players }))
}

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

/** These players with what the club's text says of what they owe. Without access control. */
export async function toldDebts(
  req: PayloadRequest,
  kind: 'dueSoon' | 'overdue',
  due: DueDays,
  { players, now }: { players: readonly string[]; now: Date },
): Promise<ToldPlayers[]> {
  const text = (await feeTexts(req))[kind]
  if (!isPersonal(text)) return [{ text, players: [...players] }]
  const chosen = new Set(players)
  const fees = (await openFees(req, due, now)).filter(({ player }) => chosen.has(player))
  return toldPlayers(req, text, owedByPlayer(fees))
}

import type { PayloadRequest } from 'payload'
import { seasonMonths, seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import type { MemberFee, User } from '@/payload-types'
import { familiesAround } from '../families/queries'
import { feeRules, playersToCharge } from '../monthly/queries'
import { orderTogether, pausesOf, plannedAmounts, steadyMonths, unsteadyChange, withoutPauses } from './rules'
import type { Outlook, StandingOrder } from './schema'

/** The monthly fees each of these players has already, by month; nothing for a waived or deleted one. Without access control. */
async function chargedMonths(
  req: PayloadRequest,
  players: readonly string[],
  months: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: {
      and: [
        { player: { in: [...players] } },
        { item: { equals: 'monthly' } },
        { period: { in: [...months] } },
      ],
    },
    select: { player: true, period: true, amount: true, waived: true, deletedAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  const charged = new Map<string, Map<string, number>>(players.map((id) => [id, new Map()]))
  for (const { player, period, amount, waived, deletedAt } of docs)
    charged.get(idOf(player)!)?.set(period, waived || deletedAt ? 0 : amount)
  return charged
}

async function symbolsOf(req: PayloadRequest, players: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { id: { in: [...players] } },
    select: { variableSymbol: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, variableSymbol }) => [id, variableSymbol ?? '']))
}

/**
 * The standing orders that pay what these players will owe in the rest of this season, together first where they can be one; who
 * has none because their amount changes; and whose fees are paused. Computed as the office's charge will be, with the discounts for
 * siblings. `readable` is everybody whose pause the caller may know of; the caller has checked whose the players are.
 */
export async function standingOrders(
  req: PayloadRequest,
  players: readonly string[],
  readable: readonly string[],
): Promise<Outlook> {
  if (players.length === 0) return { standingOrders: [], unsteady: [], pauses: [] }
  const today = dayOf(new Date())
  const season = seasonMonths(seasonOf(today).startYear)
  const months = season.filter((month) => month >= today.slice(0, 7))
  const rules = await feeRules(req)
  const people = await playersToCharge(req, await familiesAround(req, players))
  const planned = plannedAmounts(people, months, rules)
  const unpaused = plannedAmounts(withoutPauses(people, readable), months, rules)
  const charged = await chargedMonths(req, players, season)
  const symbols = await symbolsOf(req, players)
  const own = people.filter(({ id }) => players.includes(id))
  const single = own.flatMap(({ id, name }): StandingOrder[] => {
    const steady = steadyMonths(planned.get(id) ?? [], charged.get(id) ?? new Map(), today, rules)
    const variableSymbol = symbols.get(id)
    return steady && variableSymbol ? [{ players: [{ id, name }], variableSymbol, ...steady }] : []
  })
  const together = orderTogether(single, req.user?.familySymbol ?? '')
  return {
    standingOrders: together ? [together, ...single] : single,
    unsteady: own.flatMap(({ id, name }) => {
      const plans = { planned: planned.get(id) ?? [], unpaused: unpaused.get(id) ?? [] }
      const why = unsteadyChange(plans, charged.get(id) ?? new Map(), today, rules)
      return why ? [{ player: { id, name }, ...why }] : []
    }),
    pauses: pausesOf(own, today),
  }
}

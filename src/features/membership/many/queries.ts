import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { invalid } from '@/lib/errors'
import { parseSeason, seasonMonths } from '@/features/club/season/rules'
import { inOrder } from '@/lib/order'
import { INSTALMENT, instalmentsOf, type Instalment } from './rules'
import type { ManyInput, ManyPlan } from './schema'

/** Who is charged, with what each of them pays. */
export interface PlannedMany {
  players: ManyPlan['players']
  left: ManyPlan['left']
  parts: Instalment[]
}

/**
 * Who of these categories gets a fee, and who does not: who is on trial, or has a fee of this item in one of the periods
 * already, also in the trash; the season is the period of its months too. Throws 400 for instalments of nothing. The caller has checked the access.
 */
export async function planMany(req: PayloadRequest, input: ManyInput): Promise<PlannedMany> {
  const parts = instalmentsOf(input)
  if (!parts) throw invalid('Suma je na toľko splátok príliš malá.', 'instalments')
  const people = await aggregate(req, 'users', {
    where: {
      playing: { equals: true },
      active: { not_equals: false },
      deletedAt: { exists: false },
      category: { in: input.categories },
    },
    by: ['id', 'name', 'sortName', 'trialUntil'],
  })
  const periods = parts.map(({ period }) => period)
  const months = seasonMonths(parseSeason(input.season)!.startYear)
  const existing = await aggregate(req, 'memberFees', {
    where: {
      period: { in: [...new Set([input.season, ...months, ...periods])] },
      item: { equals: input.item },
    },
    by: ['player', 'period', 'reason'],
  })
  // The same for the whole season and for a month of it, or for the same reason in other months.
  const isSame = ({ period, reason }: (typeof existing)[number]) =>
    period === input.season ||
    periods.includes(String(period)) ||
    periods.includes(input.season) ||
    String(reason ?? '').replace(INSTALMENT, '') === input.reason
  const charged = new Set(existing.filter(isSame).map(({ player }) => String(player)))
  const planned: PlannedMany = { players: [], left: [], parts }
  for (const { id, name, trialUntil } of people.sort(inOrder(({ sortName }) => String(sortName ?? '')))) {
    const player = { id: String(id), name: String(name ?? '') }
    const why = trialUntil ? 'je na skúške' : charged.has(player.id) ? 'predpis už má' : undefined
    if (why) planned.left.push({ player, why })
    else planned.players.push(player)
  }
  return planned
}

import type { PayloadRequest } from 'payload'
import { idOf } from '@/access/reference'
import { ownGroups, roster } from '@/features/users/queries'
import { dayOf, seasonOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { fold } from '@/lib/text'
import type { Status } from '../labels'
import { sumOf } from '../rules'
import type { Roster, RosterRow } from './views'

/** This season's marks of these players, as far as the caller reaches. */
async function marksOf(req: PayloadRequest, players: string[]): Promise<Map<string, Status[]>> {
  const marks = new Map<string, Status[]>()
  if (players.length === 0) return marks
  const { docs } = await req.payload.find({
    collection: 'attendances',
    where: {
      and: [
        { player: { in: players } },
        { 'event.startsAt': { greater_than_equal: seasonOf(new Date()).from.toISOString() } },
      ],
    },
    select: { player: true, status: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  for (const { player, status } of docs) {
    const id = idOf(player)!
    marks.set(id, [...(marks.get(id) ?? []), status])
  }
  return marks
}

/**
 * Players of the caller's categories by name: those whose name holds `search`, of one category with `category`.
 * With neither it is the first category alone; „all“ is everybody.
 */
export async function rosterWithRates(
  req: PayloadRequest,
  { search, category }: { search: string; category: string },
): Promise<Roster> {
  const groups = await ownGroups(req)
  const first = search ? 'all' : (groups[0]?.id ?? 'all')
  const chosen = category || first
  const words = fold(search)
  const players = (await roster(req)).filter(
    (player) =>
      fold(player.name).includes(words) &&
      (chosen === 'all' || player.category?.id === chosen || player.secondCategory?.id === chosen),
  )
  const marks = await marksOf(
    req,
    players.map(({ id }) => id),
  )
  return {
    groups,
    category: chosen,
    players: players.map((player) => ({ ...player, sum: sumOf(marks.get(player.id) ?? []) })),
    today: dayOf(new Date()),
  }
}

/** One player of the caller's roster; somebody else's is a 404. */
export async function rosterPlayer(req: PayloadRequest, id: string): Promise<RosterRow> {
  const player = (await roster(req)).find((each) => each.id === id)
  if (!player) throw notFound('Hráč už neexistuje.')
  return { ...player, sum: sumOf((await marksOf(req, [id])).get(id) ?? []) }
}

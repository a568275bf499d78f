import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { isPersonal } from '@/features/club/fee-texts/rules'
import { groupsBy } from '@/lib/groups'
import { inOrder } from '@/lib/order'
import { readersOfLists, requestAs } from '../audience/queries'
import { guardiansOfInactive } from '../people/queries'
import {
  familiesRead,
  type PlayerMoney,
  type ReadPlayer,
  textsFor,
  textValues,
  type Told,
  type ToldFamily,
  type Words,
} from './rules'

/**
 * The players with what the club's text says of their money: those it says the same are told by one message. One about a child
 * goes to that child's people alone: a family's other guardian may not know of a half-sibling. Children whom the same people
 * read for are told of together. Who has no money, or nobody who reads, is told without the text. Without access control.
 */
export async function toldFamilies(
  req: PayloadRequest,
  { body, text }: Pick<Words, 'body'> & { text: string },
  money: readonly PlayerMoney[],
): Promise<Told[]> {
  const players = money.map(({ player }) => player)
  const inactive = await guardiansOfInactive(req, players)
  const named = players.map((player) => ({ player, addressed: [player, ...(inactive.get(player) ?? [])] }))
  if (!isPersonal(text))
    return [{ text, families: named.map(({ player, addressed }) => ({ players: [player], addressed })) }]
  const readers = await readersOfLists(
    await requestAs(req),
    named.map(({ addressed }) => addressed),
  )
  const read = named.map((one, at): ReadPlayer => ({ ...one, readers: readers[at]! }))
  const people = await namesOf(req, [...new Set([...players, ...readers.flat()])])
  const playing = new Set([...people.values()].flatMap(({ id, plays }) => (plays ? id : [])))
  const moneyOf = new Map(money.map((one) => [one.player, one]))
  const isRead = new Set(read.flatMap((one) => (one.readers.length > 0 ? one.player : [])))
  const told = familiesRead(read, playing).flatMap((family) => {
    const all = family.players
      .flatMap((player) => (isRead.has(player) ? (people.get(player) ?? []) : []))
      .toSorted(inOrder(({ sortName }) => sortName))
      .flatMap((person) => {
        const own = moneyOf.get(person.id)!
        return own.amount > 0 ? [textValues(own, person)] : []
      })
    const texts = all.length > 0 ? textsFor({ body, text }, all) : ['']
    return texts.map((filled) => ({ filled, family }))
  })
  return [...groupsBy(told, ({ filled }) => filled)].map(([filled, same]) => ({
    text: filled,
    families: same.map(({ family }): ToldFamily => family),
  }))
}

/** These people as far as messages about fees name them. */
async function namesOf(req: PayloadRequest, ids: readonly string[]) {
  const rows = await aggregate(req, 'users', {
    where: { id: { in: [...ids] } },
    by: ['id', 'name', 'sortName', 'variableSymbol', 'playing'],
  })
  return new Map(
    rows.map(({ id, name, sortName, variableSymbol, playing }) => [
      String(id),
      {
        ...{ id: String(id), name: String(name ?? ''), sortName: String(sortName ?? '') },
        ...{ symbol: String(variableSymbol ?? ''), plays: Boolean(playing) },
      },
    ]),
  )
}

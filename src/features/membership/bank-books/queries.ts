import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { lastChange } from '@/db/last-change'
import { groupsBy } from '@/lib/groups'
import type { BankRow } from '@/features/bank-statements/rows/rules'
import type { Books, PayingPerson } from '@/features/bank-statements/rules'
import type { NamedPlayer } from '@/features/bank-statements/views'
import { categoryList } from '@/features/categories/queries'
import { fullName } from '@/features/users/rules'
import { knownMoney, waitingMovements } from '../bank-known/queries'

/**
 * The symbols of rows that were merged into another person (features/merges): families go on paying under them. Without names,
 * which those rows have no more.
 */
async function formerSymbols(
  req: PayloadRequest,
  childrenOf: (guardian: string) => readonly string[],
): Promise<PayingPerson[]> {
  const rows = await aggregate(req, 'users', {
    where: { mergedInto: { exists: true } },
    by: ['id', 'mergedInto', 'variableSymbol', 'familySymbol'],
  })
  return rows.flatMap((row) => {
    const [kept, nobody] = [String(row.mergedInto), { firstName: '', lastName: '' }]
    const of = (id: string, symbol: typeof row.variableSymbol, players: readonly string[]): PayingPerson[] =>
      symbol && players.length > 0 ? [{ id, ...nobody, symbol: String(symbol), players }] : []
    return [
      ...of(kept, row.variableSymbol, [kept]),
      ...of(String(row.id), row.familySymbol, childrenOf(kept)),
    ]
  })
}

/**
 * Everybody with a variable symbol: players, and guardians with their children. Not who is in the trash or on trial; who has
 * stopped playing may still owe something.
 */
async function payingPeople(req: PayloadRequest): Promise<PayingPerson[]> {
  const rows = await aggregate(req, 'users', {
    where: { and: [{ deletedAt: { exists: false } }, { trialUntil: { exists: false } }] },
    by: ['id', 'firstName', 'lastName', 'variableSymbol', 'familySymbol'],
  })
  const children = groupsBy(await arrayRows(req, 'users', ['children', 'player']), ({ row }) => row)
  const present = new Set(rows.flatMap(({ id, variableSymbol }) => (variableSymbol ? [String(id)] : [])))
  const childrenOf = (guardian: string) =>
    (children.get(guardian) ?? []).map(({ names }) => names).filter((child) => present.has(child))
  const former = (await formerSymbols(req, childrenOf)).filter(({ players }) => present.has(players[0]!))
  const people = rows
    .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
    .flatMap((row) => {
      const id = String(row.id)
      const person = { id, firstName: String(row.firstName ?? ''), lastName: String(row.lastName ?? '') }
      const own = childrenOf(id)
      return [
        ...(row.variableSymbol ? [{ ...person, symbol: String(row.variableSymbol), players: [id] }] : []),
        ...(own.length > 0
          ? [{ ...person, symbol: row.familySymbol ? String(row.familySymbol) : null, players: own }]
          : []),
      ]
    })
  return [...people, ...former]
}

/** The player for whom each of these accounts has paid last. */
async function playersByAccount(req: PayloadRequest, ibans: readonly string[]): Promise<Map<string, string>> {
  if (ibans.length === 0) return new Map()
  const rows = await aggregate(req, 'bankRows', {
    where: { and: [{ iban: { in: [...new Set(ibans)] } }, { state: { equals: 'booked' } }] },
    by: ['iban', 'player', 'day'],
  })
  return new Map(
    rows
      .toSorted((one, other) => (String(one.day) < String(other.day) ? -1 : 1))
      .flatMap(({ iban, player }) => (player ? [[String(iban), String(player)] as const] : [])),
  )
}

async function owedByPlayer(req: PayloadRequest): Promise<Map<string, number>> {
  const rows = await aggregate(req, 'memberFees', {
    where: { and: [{ owed: { greater_than: 0 } }, { deletedAt: { exists: false } }] },
    by: ['player'],
    sums: ['owed'],
  })
  return new Map(rows.map(({ player, owed }) => [String(player), owed]))
}

/**
 * What the rows of a statement are compared with; `headings` is the key of its headings, null for rows of no file. The caller has
 * checked the access.
 */
export async function booksFor(
  req: PayloadRequest,
  rows: readonly BankRow[],
  headings: string | null,
): Promise<Books> {
  const days = rows.map(({ day }) => day).sort()
  const known = await knownMoney(req, { from: days[0]!, to: days.at(-1)!, headings })
  return {
    people: await payingPeople(req),
    ...known,
    waiting: await waitingMovements(req),
    players: await playersByAccount(
      req,
      rows.flatMap(({ iban }) => iban ?? []),
    ),
    owed: await owedByPlayer(req),
    seen: new Set(known.movements.map(({ key }) => key)),
  }
}

/** Changes whenever anything that the rows of a statement are compared with does. */
export const booksFingerprint = async (req: PayloadRequest): Promise<string> => {
  const changes: string[] = []
  for (const slug of ['users', 'payments', 'memberFees', 'bankRows'] as const)
    changes.push(await lastChange(req, slug))
  return changes.join()
}

/** These players by id, with the names of their categories; the caller has checked the access. */
export async function playersNamed(
  req: PayloadRequest,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedPlayer>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const categories = new Map((await categoryList(req)).map(({ id, name }) => [id, name]))
  const rows = await aggregate(req, 'users', {
    where: { id: { in: wanted } },
    by: ['id', 'firstName', 'lastName', 'category'],
  })
  return new Map(
    rows.map(({ id, firstName, lastName, category }) => [
      String(id),
      {
        id: String(id),
        name: fullName({ firstName: String(firstName ?? ''), lastName: String(lastName ?? '') }),
        category: categories.get(String(category)) ?? '',
      },
    ]),
  )
}

import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { HISTORY } from '@/features/users/labels'
import { groupsBy } from '@/lib/groups'
import type { Kept } from '@/lib/import-schema'
import { idsOf } from '@/lib/reference'
import { knownPeople } from '../queries'
import type { ImportChanges, Present, UndoPlan } from './rules'

/** What else must not lose its person: of guardians too. */
const REFERENCES = [
  ...HISTORY,
  ['absences', 'player', 'neprítomnosť'],
  ['payments', 'holder', 'platby'],
  ['consents', 'person', 'súhlasy'],
  ['erasures', 'person', 'žiadosť o vymazanie údajov'],
  ['media', 'portraitOf', 'fotky'],
  ['media', 'people', 'fotky'],
] as const
type Reference = (typeof REFERENCES)[number]

/** The people whom rows refer to; those of `among` at least. */
async function referred(
  req: PayloadRequest,
  [collection, field]: Reference,
  among: string[],
): Promise<string[]> {
  if (field === 'moves.player')
    return (await arrayRows(req, collection, ['moves', 'player'])).map(({ names }) => names)
  const where = { [field]: { in: among } }
  if (field !== 'players' && field !== 'people')
    return (await aggregate(req, collection, { where, by: [field] })).map((row) => String(row[field]))
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { [field]: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return docs.flatMap((doc) => idsOf((doc as Partial<Record<typeof field, unknown[]>>)[field]))
}

type Links = ReadonlyMap<string, readonly { row: string; names: string }[]>

/** What refers to whom an import has made, in the words of the report. */
async function historyOf(
  req: PayloadRequest,
  { made, links }: ImportChanges,
  byGuardian: Links,
): Promise<Map<string, Set<string>>> {
  const among = [...made.players, ...made.guardians]
  const found = new Map(among.map((id) => [id, new Set<string>()]))
  if (among.length === 0) return found
  const note = (word: string, ids: readonly string[]) => ids.forEach((id) => found.get(id)?.add(word))
  // An invitation alone comes by itself.
  const invited = async (condition: Where) =>
    (
      await aggregate(req, 'participants', {
        where: { and: [{ player: { in: among } }, condition] },
        by: ['player'],
      })
    ).map(({ player }) => String(player))
  note('odpovede na udalosti', await invited({ userSubmitted: { equals: true } }))
  note('nomináciu', await invited({ nomination: { exists: true } }))
  for (const reference of REFERENCES) note(reference[2], await referred(req, reference, among))
  // Who became a child of somebody whom the import does not know.
  const own = new Set([...made.guardians, ...links.map(({ guardian }) => guardian)])
  for (const [guardian, children] of byGuardian)
    if (!own.has(guardian))
      note(
        'ďalšieho zákonného zástupcu',
        children.map(({ names }) => names),
      )
  return found
}

/** Everybody whom an import has made, changed or linked, as they are now, also in the trash. */
export async function presentOf(req: PayloadRequest, changes: ImportChanges): Promise<Map<string, Present>> {
  const { made, replaced, links } = changes
  const ids = new Set([
    ...made.players,
    ...made.guardians,
    ...replaced.map(({ id }) => id),
    ...links.map(({ guardian }) => guardian),
  ])
  const byGuardian = groupsBy(await arrayRows(req, 'users', ['children', 'player']), ({ row }) => row)
  const history = await historyOf(req, changes, byGuardian)
  const where = { id: { in: [...ids] } }
  const rows = await aggregate(req, 'users', { where, by: ['id', 'updatedAt'] })
  const withPassword = await aggregate(req, 'users', {
    where: { and: [where, { hash: { exists: true } }] },
    by: ['id'],
  })
  const passwords = new Set(withPassword.map(({ id }) => String(id)))
  // Their values are needed only where the import has replaced some.
  const valued =
    replaced.length > 0
      ? await knownPeople(
          req,
          replaced.map(({ id }) => id),
        )
      : []
  const people = new Map(valued.map((person) => [person.id, person]))
  return new Map(
    rows.map(({ id: raw, updatedAt }) => {
      const id = String(raw)
      return [
        id,
        {
          id,
          updatedAt: String(updatedAt),
          hasPassword: passwords.has(id),
          values: people.get(id)?.values ?? {},
          children: (byGuardian.get(id) ?? []).map(({ names }) => names),
          history: [...(history.get(id) ?? [])],
        },
      ] as const
    }),
  )
}

/** The names of whom an undo left, as they are now; without those who are no more. */
export async function withNames(req: PayloadRequest, kept: UndoPlan['kept']): Promise<Kept> {
  const ids = [...new Set(kept.map(({ id }) => id))]
  const rows =
    ids.length > 0 ? await aggregate(req, 'users', { where: { id: { in: ids } }, by: ['id', 'name'] }) : []
  const names = new Map(rows.map(({ id, name }) => [String(id), String(name ?? '')]))
  return kept.flatMap(({ id, why }) => (names.has(id) ? { name: names.get(id)!, why } : []))
}

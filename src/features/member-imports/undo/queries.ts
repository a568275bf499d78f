import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { HISTORY } from '@/features/users/guards'
import { idsOf } from '@/lib/reference'
import { knownPeople } from '../queries'
import type { ImportChanges, Present } from './rules'

/** What refers to these players since, in the words of a refusal. */
async function historyOf(req: PayloadRequest, players: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const note = (word: string, ids: Iterable<string>) => {
    for (const id of new Set(ids)) if (players.includes(id)) found.set(id, [...(found.get(id) ?? []), word])
  }
  if (players.length === 0) return found
  const answered = await aggregate(req, 'participants', {
    where: { and: [{ player: { in: players } }, { userSubmitted: { equals: true } }] },
    by: ['player'],
  })
  note(
    'odpovede na udalosti',
    answered.map(({ player }) => String(player)),
  )
  for (const [collection, field, word] of HISTORY) {
    if (field === 'player') {
      const rows = await aggregate(req, collection, { where: { player: { in: players } }, by: ['player'] })
      note(
        word,
        rows.map(({ player }) => String(player)),
      )
    } else if (field === 'players') {
      const { docs } = await req.payload.find({
        collection: 'payments',
        where: { players: { in: players } },
        select: { players: true },
        depth: 0,
        pagination: false,
        trash: true,
        overrideAccess: true,
        req,
      })
      note(
        word,
        docs.flatMap((payment) => idsOf(payment.players)),
      )
    } else
      note(
        word,
        (await arrayRows(req, collection, ['moves', 'player'])).map(({ names }) => names),
      )
  }
  return found
}

/** Everybody whom an import has made, changed or linked, as they are now. */
export async function presentOf(
  req: PayloadRequest,
  { made, replaced, links }: ImportChanges,
): Promise<Map<string, Present>> {
  const ids = new Set([
    ...made.players,
    ...made.guardians,
    ...replaced.map(({ id }) => id),
    ...links.map(({ guardian }) => guardian),
  ])
  const history = await historyOf(req, made.players)
  const where = { id: { in: [...ids] } }
  const rows = await aggregate(req, 'users', { where, by: ['id', 'name', 'updatedAt'] })
  const withPassword = await aggregate(req, 'users', {
    where: { and: [where, { hash: { exists: true } }] },
    by: ['id'],
  })
  const passwords = new Set(withPassword.map(({ id }) => String(id)))
  const people = new Map((await knownPeople(req)).map((person) => [person.id, person]))
  return new Map(
    rows.map(({ id: raw, name, updatedAt }) => {
      const id = String(raw)
      const person = people.get(id)
      return [
        id,
        {
          id,
          name: String(name ?? ''),
          updatedAt: String(updatedAt),
          hasPassword: passwords.has(id),
          values: person?.values ?? {},
          children: person?.children ?? [],
          history: history.get(id) ?? [],
        },
      ] as const
    }),
  )
}

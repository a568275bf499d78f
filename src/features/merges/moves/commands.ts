import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import type { Merged } from '@/fields/with-hooks'
import { changesWithout } from '@/features/member-imports/undo/rules'
import { importsNaming } from '@/features/own-data/parts/queries'
import { storedRows } from '@/features/own-data/queries'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { joinedLinks } from '../conflicts/rules'
import { placeOf, relationsOf, replacedAt } from '../relations/rules'

type Row = Record<string, unknown> & { id: string }

const rowsWhere = (req: PayloadRequest, slug: string, where: Where): Promise<Row[]> =>
  storedRows(req, slug as CollectionSlug, where) as Promise<unknown> as Promise<Row[]>

/** Columns that name one person, each in one statement. */
async function moveColumns(req: PayloadRequest, { kept, removed }: Merged): Promise<void> {
  for (const relation of relationsOf('column')) {
    const { slug, field } = placeOf(relation)
    await updateRows(req, slug as CollectionSlug, [field, removed], { [field]: kept })
  }
  // The answer before an absence names who gave it as text.
  const answers = await storedRows(req, 'participants', { 'earlier.submittedBy': { equals: removed } })
  await updateEach(
    req,
    'participants',
    answers.map(({ id }) => ({ id, 'earlier.submittedBy': kept })),
  )
}

/** Rows that name several people; of two moves of both in one migration the first person's stays. */
async function moveLists(req: PayloadRequest, { kept, removed }: Merged): Promise<void> {
  for (const relation of relationsOf('list', 'items')) {
    const { slug, field } = placeOf(relation)
    const operator = relation.way === 'list' ? { in: [removed] } : { equals: removed }
    for (const row of await rowsWhere(req, slug, { [field]: operator })) {
      const [head = '', ...rest] = field.split('.')
      const before = row[head]
      const isBoth = (items: unknown): items is { player: unknown }[] =>
        relation.way === 'items' && Array.isArray(items) && items.some(({ player }) => idOf(player) === kept)
      const value = isBoth(before)
        ? before.filter(({ player }) => idOf(player) !== removed)
        : replacedAt(before, rest, removed, kept)
      const data = { ...row, updatedAt: null, [head]: value }
      await req.payload.db.updateOne({
        ...{ collection: slug as CollectionSlug, id: row.id, data, returning: false, req },
      })
    }
  }
  // Who leads an event does not stand in at it too.
  const own = await storedRows(req, 'events', {
    and: [{ substitute: { equals: kept } }, { trainers: { in: [kept] } }],
  })
  await updateRows(req, 'events', ['id', own.map(({ id }) => id)], { substitute: null })
}

/** An import that is taken back leaves both alone: one is no more, and the other is not what it made. */
async function leaveImports(req: PayloadRequest, people: readonly User[]): Promise<void> {
  for (const person of people)
    for (const row of await storedRows(req, 'memberImports', {
      id: { in: await importsNaming(req, person) },
    })) {
      const data = { ...row, updatedAt: null, changes: changesWithout(row.changes, person.id) }
      await req.payload.db.updateOne({ collection: 'memberImports', id: row.id, data, returning: false, req })
    }
}

/** What belongs to the sign-in of the second person ends with it. */
async function endAccount(req: PayloadRequest, { removed }: Merged): Promise<void> {
  for (const relation of relationsOf('ended')) {
    const { slug, field } = placeOf(relation)
    const path = slug.startsWith('payload-') ? `${field}.value` : field
    await req.payload.db.deleteMany({
      collection: slug as CollectionSlug,
      where: { [path]: { equals: removed } },
      req,
    })
  }
}

/** The guardians of the second child are the first one's. By Payload, whose hooks join what the family has. */
async function moveGuardians(req: PayloadRequest, { kept, removed }: Merged): Promise<void> {
  for (const { id, children } of await storedRows(req, 'users', { 'children.player': { equals: removed } }))
    await req.payload.update({
      collection: 'users',
      id,
      data: {
        children: joinedLinks(
          (children ?? []).map((link) => ({
            ...link,
            player: idOf(link.player) === removed ? kept : idOf(link.player)!,
          })),
        ),
      },
      depth: 0,
      trash: true,
      overrideAccess: true,
      req,
    })
}

/** Moves whatever has no rule of its own, in the running transaction. */
export async function movePlain(req: PayloadRequest, kept: User, removed: User): Promise<void> {
  const ids = { kept: kept.id, removed: removed.id }
  await moveColumns(req, ids)
  await moveLists(req, ids)
  await leaveImports(req, [kept, removed])
  await endAccount(req, ids)
  await moveGuardians(req, ids)
}

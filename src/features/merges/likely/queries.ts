import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { categoryNames } from '@/features/own-data/queries'
import { fullName } from '@/features/users/rules'
import { shortDate } from '@/lib/date-format'
import { isId } from '@/lib/ids'
import { inOrder } from '@/lib/order'
import { fold, literal } from '@/lib/text'
import type { User } from '@/payload-types'
import type { LikelyTwin } from '../views'
import { type Likeness, likenessOf } from './rules'

/** How many people a list offers. */
const SHOWN = 20

type Row = Likeness & { id: string; category: string | null }

/** People of the club as far as they are compared: plain columns, because a club has thousands. */
async function peopleWhere(req: PayloadRequest, where: Where): Promise<Row[]> {
  const rows = await aggregate(req, 'users', {
    where: { and: [{ deletedAt: { exists: false } }, { erasedAt: { exists: false } }, where] },
    by: [
      ...(['id', 'firstName', 'lastName', 'sortName', 'role', 'playing'] as const),
      ...(['birthDate', 'email', 'phone', 'category'] as const),
    ],
  })
  const text = (value: unknown) => (value ? String(value) : null)
  return rows.toSorted(inOrder(({ sortName, id }) => `${sortName} ${id}`)).map((row) => ({
    ...{ id: String(row.id), firstName: String(row.firstName ?? ''), lastName: String(row.lastName ?? '') },
    ...{ playing: row.role === 'player' && Boolean(row.playing), birthDate: text(row.birthDate) },
    ...{ email: text(row.email), phone: text(row.phone), category: text(row.category) },
  }))
}

const personOf = async (req: PayloadRequest, id: unknown): Promise<Row | undefined> =>
  isId(id) && isAdmin(req) ? (await peopleWhere(req, { id: { equals: id } }))[0] : undefined

const twinOf = (
  { id, birthDate, email, phone, category, ...name }: Row,
  categoryName: (value: unknown) => string | null,
  why: string,
): LikelyTwin => ({
  ...{ id, name: fullName(name), why },
  facts: [birthDate && `nar. ${shortDate(birthDate)}`, categoryName(category), email, phone]
    .filter(Boolean)
    .join(', '),
})

/** Who may be the same person as this one, and why; nobody for another caller than an administrator. */
export async function likelyTwins(req: PayloadRequest, id: unknown): Promise<LikelyTwin[]> {
  const person = await personOf(req, id)
  if (!person) return []
  const { lastName, email, phone } = person
  // A further word in a name, or its words in another order: the database finds a word of the surname, the rule compares the rest.
  const words = fold(lastName)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const alike: Where[] = [
    ...words.map((word): Where => ({ searchName: { contains: literal(word) } })),
    ...(email ? [{ email: { equals: email } }] : []),
    ...(phone ? [{ phone: { equals: phone } }] : []),
  ]
  const { docs } = await req.payload.db.find<User>({
    ...{ collection: 'users', where: { and: [{ id: { not_equals: person.id } }, { or: alike }] } },
    ...{ select: { sortName: true }, pagination: false, limit: 0, req },
  })
  const rows = await peopleWhere(req, { id: { in: docs.map((row) => row.id) } })
  const category = await categoryNames(req)
  return rows
    .flatMap((row) => {
      const why = likenessOf(person, row)
      return why ? [twinOf(row, category, why)] : []
    })
    .slice(0, SHOWN)
}

/** Whom the second person is chosen from: of the same kind, by name; nobody without a search. */
export async function peopleToMerge(
  req: PayloadRequest,
  id: unknown,
  search: string,
): Promise<{ person: { id: string; name: string }; found: LikelyTwin[] } | undefined> {
  const person = await personOf(req, id)
  if (!person) return undefined
  const named = { id: person.id, name: fullName(person) }
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { person: named, found: [] }
  const playing: Where = person.playing ? { playing: { equals: true } } : { playing: { not_equals: true } }
  const rows = await peopleWhere(req, { and: [{ id: { not_equals: person.id } }, playing] })
  const category = await categoryNames(req)
  const found = rows.filter((row) => words.every((word) => fold(fullName(row)).includes(word)))
  return { person: named, found: found.slice(0, SHOWN).map((row) => twinOf(row, category, '')) }
}

import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { categoryNames } from '@/features/own-data/queries'
import { fullName } from '@/features/users/rules'
import { shortDate } from '@/lib/date-format'
import { isId } from '@/lib/ids'
import { inOrder } from '@/lib/order'
import { fold } from '@/lib/text'
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
  const { firstName, lastName, email, phone } = person
  const alike: Where[] = [
    { searchName: { equals: fold(`${firstName} ${lastName} ${firstName}`) } },
    { searchName: { equals: fold(`${lastName} ${firstName} ${lastName}`) } },
    ...(email ? [{ email: { equals: email } }] : []),
    ...(phone ? [{ phone: { equals: phone } }] : []),
  ]
  const rows = await peopleWhere(req, { and: [{ id: { not_equals: person.id } }, { or: alike }] })
  const category = await categoryNames(req)
  return rows.slice(0, SHOWN).flatMap((row) => {
    const why = likenessOf(person, row)
    return why ? [twinOf(row, category, why)] : []
  })
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

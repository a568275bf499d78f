import type { PayloadRequest } from 'payload'
import { readFilter } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { lastChange } from '@/db/last-change'
import { categoryList } from '@/features/categories/queries'
import { categoryKey } from '@/features/categories/rules'
import { seasonOf } from '@/features/club/season/rules'
import { birthYearOf, birthYearsIn } from '@/features/player-migrations/rules'
import { forbidden } from '@/lib/errors'
import { groupsBy } from '@/lib/groups'
import type { Categories, Known, PlannedField } from './rules'

/** The columns of a player that a row may set. */
const VALUES = [
  ...['category', 'secondCategory', 'birthDate', 'registrationNumber', 'jerseyNumber', 'position'],
  ...['phone', 'email', 'joinedAt', 'feePausedUntil', 'medicalValidUntil'],
] as PlannedField[]

/**
 * Everybody of the club with whom the rows of a file are compared, or those of `among`; not who is in the trash, and not an
 * erased person.
 * Throws 403 for who may not read everybody. Plain columns: a club has thousands of people.
 */
export async function knownPeople(req: PayloadRequest, among?: readonly string[]): Promise<Known[]> {
  if ((await readFilter(req, 'users')) !== true) throw forbidden()
  const rows = await aggregate(req, 'users', {
    where: {
      and: [
        { deletedAt: { exists: false } },
        { erasedAt: { exists: false } },
        ...(among ? [{ id: { in: [...among] } }] : []),
      ],
    },
    by: ['id', 'firstName', 'lastName', 'role', 'playing', ...VALUES],
  })
  const links = groupsBy(await arrayRows(req, 'users', ['children', 'player']), ({ row }) => row)
  const text = (value: unknown) => (value ? String(value) : null)
  return rows
    .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
    .map((row) => ({
      id: String(row.id),
      firstName: String(row.firstName ?? ''),
      lastName: String(row.lastName ?? ''),
      playing: row.role === 'player' && Boolean(row.playing),
      email: text(row.email),
      phone: text(row.phone),
      values: Object.fromEntries(
        VALUES.map((field) => {
          const value = row[field]
          return [field, typeof value === 'number' ? value : text(value)]
        }),
      ),
      children: (links.get(String(row.id)) ?? []).map(({ names }) => names),
    }))
}

/** Changes whenever anything that the rows of a file are compared with does. */
export const peopleFingerprint = async (req: PayloadRequest): Promise<string> =>
  `${await lastChange(req, 'users')} ${await lastChange(req, 'categories')}`

/** The e-mails of accounts in the trash: nobody else can have them. */
export const emailsInTrash = async (req: PayloadRequest): Promise<string[]> =>
  (
    await aggregate(req, 'users', {
      where: { and: [{ deletedAt: { exists: true } }, { email: { exists: true } }] },
      by: ['email'],
    })
  ).map(({ email }) => String(email))

/** The club's categories: by their names, „U 11“ as „U11“, and by the birth years of this season. */
export async function importCategories(
  req: PayloadRequest,
  now: Date,
): Promise<Categories & { names: ReadonlyMap<string, string> }> {
  const categories = await categoryList(req)
  const byName = new Map(categories.map(({ id, name }) => [categoryKey(name), id]))
  const season = seasonOf(now)
  const years = categories.map((category) => ({
    id: category.id,
    range: birthYearsIn(category, season, now),
  }))
  return {
    names: new Map(categories.map(({ id, name }) => [id, name])),
    byName: (written) => byName.get(categoryKey(written)),
    byBirthDate: (day) => {
      const year = birthYearOf(day)
      return years.find(({ range }) => range && year && range.from <= year && year <= range.to)?.id
    },
    firstYear: (id) => years.find((one) => one.id === id)?.range?.from,
  }
}

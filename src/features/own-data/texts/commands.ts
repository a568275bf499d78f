import type { CollectionSlug, PayloadRequest, TypeWithVersion, Where } from 'payload'
import { updateEach } from '@/db/update-each'
import { searchTextOf } from '@/features/events/rules'
import { literal } from '@/lib/text'
import type { Event, MemberFee, News, PlayerMigration, User } from '@/payload-types'
import { storedRows } from '../queries'
import { namesOf, withoutName, withoutNameDeep } from '../rules'
import { TEXT_FIELDS, type TextFields, textAt } from './rules'

type Slug = keyof typeof TEXT_FIELDS
const replacedIn = (slug: Slug): readonly string[] => (TEXT_FIELDS[slug] as TextFields).replaced ?? []
const SLUGS = (Object.keys(TEXT_FIELDS) as Slug[]).filter((slug) => replacedIn(slug).length > 0)

/** A filter for rows that may hold somebody's whole name in one of these texts; undefined for a person without one. */
const mayName = (person: User, fields: readonly string[]): Where | undefined => {
  const or = namesOf(person).flatMap((name) =>
    fields.map((field): Where => ({ [field]: { contains: literal(name) } })),
  )
  return or.length > 0 ? { or } : undefined
}

const isNaming = (row: unknown, field: string, person: User): boolean => {
  const value = textAt(row, field)
  return withoutNameDeep(value, person) !== value
}

async function rowsNaming(req: PayloadRequest, slug: Slug, person: User) {
  const where = mayName(person, replacedIn(slug))
  const rows = where ? await storedRows(req, slug as CollectionSlug, where) : []
  return rows.filter((row) => replacedIn(slug).some((field) => isNaming(row, field, person)))
}

/** A row with a working text that holds somebody's whole name, and in which fields. */
export interface Mention {
  slug: Slug
  row: { id: number | string }
  fields: string[]
}

/** The rows with a working text that holds somebody's whole name. */
export async function mentionsOf(req: PayloadRequest, person: User): Promise<Mention[]> {
  const all = await Promise.all(
    SLUGS.map(async (slug) =>
      (await rowsNaming(req, slug, person)).map((row) => ({
        slug,
        row,
        fields: replacedIn(slug).filter((field) => isNaming(row, field, person)),
      })),
    ),
  )
  return all.flat()
}

/** The ids of these rows. */
export const mentioned = async (req: PayloadRequest, person: User): Promise<string[]> =>
  (await mentionsOf(req, person)).map(({ row }) => String(row.id))

/** Replaces a name in the reasons of others' moves, which are items of a list. */
async function replaceInMoves(req: PayloadRequest, rows: PlayerMigration[], person: User): Promise<void> {
  for (const row of rows) {
    const data = { ...row, updatedAt: null, moves: withoutNameDeep(row.moves, person) }
    await req.payload.db.updateOne({
      collection: 'playerMigrations',
      id: row.id,
      data,
      returning: false,
      req,
    })
  }
}

/** Replaces somebody's whole name in the club's working texts, and in what events are searched by, which is made of them. */
export async function eraseMentions(req: PayloadRequest, person: User): Promise<void> {
  for (const slug of SLUGS) {
    const rows = await rowsNaming(req, slug, person)
    if (slug === 'playerMigrations') await replaceInMoves(req, rows as PlayerMigration[], person)
    else
      for (const field of replacedIn(slug)) {
        const named = rows.filter((row) => isNaming(row, field, person))
        const changed = named.map((row) => ({
          id: String(row.id),
          [field]: withoutName(textAt(row, field) as string, person) ?? null,
        }))
        await updateEach(req, slug as CollectionSlug, changed)
      }
    if (slug === 'events')
      await updateEach(
        req,
        'events',
        (rows as Event[]).map((row) => ({
          id: row.id,
          searchText: searchTextOf(withoutNameDeep(row, person)),
        })),
      )
  }
}

/** How many versions are read at once. */
const VERSIONS_READ = 100

type Versioned = 'memberFees' | 'news'

/** The stored versions that hold somebody's whole name, without it. Of news each is read: rich text cannot be searched. */
async function cleanedVersions(req: PayloadRequest, collection: Versioned, person: User) {
  const cleaned: (TypeWithVersion<News | MemberFee> & { id: string })[] = []
  const inVersion = mayName(
    person,
    replacedIn('memberFees').map((field) => `version.${field}`),
  )
  if (!inVersion) return cleaned
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.findVersions<News | MemberFee>({
      collection,
      where: collection === 'memberFees' ? inVersion : {},
      sort: 'id',
      limit: VERSIONS_READ,
      page,
      req,
    })
    for (const doc of docs) {
      const version = withoutNameDeep(doc.version, person)
      if (version !== doc.version) cleaned.push({ ...doc, version })
    }
    isMore = hasNextPage
  }
  return cleaned
}

/** The stored versions of a collection's rows that hold somebody's whole name. */
export const versionsNaming = async (
  req: PayloadRequest,
  collection: Versioned,
  person: User,
): Promise<string[]> => (await cleanedVersions(req, collection, person)).map(({ id }) => String(id))

/** Replaces somebody's whole name in every stored version; a published article itself is edited by a person. */
export async function eraseInVersions(
  req: PayloadRequest,
  collection: Versioned,
  person: User,
): Promise<void> {
  for (const { id, ...versionData } of await cleanedVersions(req, collection, person))
    await req.payload.db.updateVersion<News | MemberFee>({
      collection,
      id,
      versionData: versionData as never,
      returning: false,
      req,
    })
}

import type { CollectionSlug, PayloadRequest, TypeWithVersion, Where } from 'payload'
import { updateEach } from '@/db/update-each'
import { searchTextOf } from '@/features/events/rules'
import { literal } from '@/lib/text'
import type { Erasure, Event, Media, News, Notification, User } from '@/payload-types'
import { storedRows } from '../queries'
import { namesOf, withoutName, withoutNameDeep } from '../rules'

/** Working texts of the club in which a whole name is replaced, by their place in a row. */
const TEXTS = {
  events: ['title', 'note', 'internalNote', 'content', 'result.scorers', 'cancelled.reason'],
  notifications: ['title', 'body'],
  media: ['alt'],
  erasures: ['reply'],
} as const satisfies Partial<Record<CollectionSlug, readonly string[]>>

type Slug = keyof typeof TEXTS
const SLUGS = Object.keys(TEXTS) as Slug[]

const valueAt = (row: unknown, path: string): string | null =>
  (path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], row) ??
    null) as string | null

async function rowsNaming(req: PayloadRequest, slug: Slug, person: User) {
  const or: Where[] = namesOf(person).flatMap((name) =>
    TEXTS[slug].map((field) => ({ [field]: { contains: literal(name) } })),
  )
  const rows = or.length > 0 ? await storedRows(req, slug, { or }) : []
  return rows.filter((row) =>
    TEXTS[slug].some((field) => withoutName(valueAt(row, field), person) !== undefined),
  )
}

/** The rows with a working text that holds somebody's whole name. */
export async function mentioned(req: PayloadRequest, person: User): Promise<string[]> {
  const rows = await Promise.all(SLUGS.map((slug) => rowsNaming(req, slug, person)))
  return rows.flat().map(({ id }) => id)
}

/** A row's texts without the name; of an event also the text it is searched by, which is made of its title. */
function changed(slug: Slug, row: Erasure | Event | Media | Notification, person: User) {
  const texts: Record<string, string | null> = {}
  for (const field of TEXTS[slug]) {
    const text = valueAt(row, field)
    texts[field] = withoutName(text, person) ?? text
  }
  if (slug === 'events') texts.searchText = searchTextOf({ ...(row as Event), title: texts.title })
  return { id: row.id, ...texts }
}

/** Replaces somebody's whole name in the club's working texts. */
export async function eraseMentions(req: PayloadRequest, person: User): Promise<void> {
  for (const slug of SLUGS) {
    const rows = (await rowsNaming(req, slug, person)).map((row) => changed(slug, row, person))
    await updateEach(req, slug, rows)
  }
}

/** How many versions of articles are read at once. */
const VERSIONS_READ = 100

/** The stored versions of articles that hold somebody's whole name, without it. */
async function cleanedVersions(req: PayloadRequest, person: User) {
  const cleaned: (TypeWithVersion<News> & { id: string })[] = []
  if (namesOf(person).length === 0) return cleaned
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.findVersions<News>({
      collection: 'news',
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

/** The stored versions of articles that hold somebody's whole name. */
export const newsVersionsNaming = async (req: PayloadRequest, person: User): Promise<string[]> =>
  (await cleanedVersions(req, person)).map(({ id }) => String(id))

/** Replaces somebody's whole name in every stored version of an article; the published article is edited by a person. */
export async function eraseNewsVersions(req: PayloadRequest, person: User): Promise<void> {
  for (const { id, ...versionData } of await cleanedVersions(req, person))
    await req.payload.db.updateVersion<News>({
      collection: 'news',
      id,
      versionData: versionData as never,
      returning: false,
      req,
    })
}

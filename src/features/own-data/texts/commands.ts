import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { updateEach } from '@/db/update-each'
import { searchTextOf } from '@/features/events/rules'
import { literal } from '@/lib/text'
import type { Event, Media, Notification, User } from '@/payload-types'
import { storedRows } from '../queries'
import { namesOf, withoutName } from '../rules'

/** Working texts of the club in which a whole name is replaced, by their place in a row. */
const TEXTS = {
  events: ['title', 'note', 'internalNote', 'content', 'result.scorers', 'cancelled.reason'],
  notifications: ['title', 'body'],
  media: ['alt'],
} as const satisfies Partial<Record<CollectionSlug, readonly string[]>>

type Slug = keyof typeof TEXTS
const SLUGS = Object.keys(TEXTS) as Slug[]

const valueAt = (row: unknown, path: string): string | null =>
  (path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], row) ??
    null) as string | null

const rowsNaming = (req: PayloadRequest, slug: Slug, person: User) => {
  const or: Where[] = namesOf(person).flatMap((name) =>
    TEXTS[slug].map((field) => ({ [field]: { contains: literal(name) } })),
  )
  return or.length > 0 ? storedRows(req, slug, { or }) : Promise.resolve([])
}

/** The rows with a working text that holds somebody's whole name. */
export async function mentioned(req: PayloadRequest, person: User): Promise<string[]> {
  const rows = await Promise.all(SLUGS.map((slug) => rowsNaming(req, slug, person)))
  return rows.flat().map(({ id }) => id)
}

/** A row's texts without the name; of an event also the text it is searched by, which is made of its title. */
function changed(slug: Slug, row: Event | Media | Notification, person: User) {
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

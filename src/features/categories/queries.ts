import type { PayloadRequest } from 'payload'
import { type CategoryView, categoryView } from './views'

const SELECT = {
  name: true,
  slug: true,
  showInMatches: true,
  birthYears: true,
  trainingSlots: true,
} as const

/** Every category in the club's order; with `showInMatches` only those that do, or do not, show in matches. */
export async function categoryList(
  req: PayloadRequest,
  { showInMatches }: { showInMatches?: boolean } = {},
): Promise<CategoryView[]> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    // Absent counts as "no": a row saved without the box has no value on MongoDB.
    where:
      showInMatches === undefined
        ? {}
        : { showInMatches: showInMatches ? { equals: true } : { not_equals: true } },
    sort: ['order', 'name'],
    select: SELECT,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => categoryView(doc as Parameters<typeof categoryView>[0]))
}

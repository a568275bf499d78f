import type { PayloadRequest } from 'payload'
import { notFound } from '@/lib/errors'
import { columnsOf } from '@/lib/schema'
import type { Event } from '@/payload-types'
import { leftByPlan, slotsGivenUp } from './rules'
import {
  categorySchema,
  type CategoryView,
  type LeftByPlan,
  type OfficeCategoryView,
  type SlotView,
} from './schema'
import { categoryView, officeCategoryView } from './views'

/** Every category in the club's order; with `showInMatches` only those that have, or have not, a matches page. */
export async function categoryList(
  req: PayloadRequest,
  { showInMatches }: { showInMatches?: boolean } = {},
): Promise<CategoryView[]> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    // A missing value counts as false: MongoDB has none where the box was never ticked.
    where:
      showInMatches === undefined
        ? {}
        : { showInMatches: showInMatches ? { equals: true } : { not_equals: true } },
    sort: ['order', 'name'],
    select: columnsOf(categorySchema),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(categoryView)
}

/** The name of a category by which a list is filtered; nothing of none. */
export async function chosenCategory(req: PayloadRequest, id: string | undefined): Promise<string> {
  if (!id) return ''
  return (await categoryList(req)).find((category) => category.id === id)?.name ?? 'už neexistuje'
}

/** Every category for the office, in the club's order. */
export async function officeCategories(req: PayloadRequest): Promise<OfficeCategoryView[]> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    sort: ['order', 'name'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(officeCategoryView)
}

/** One category for the office's form; 404 when there is none. */
export async function officeCategory(req: PayloadRequest, id: string): Promise<OfficeCategoryView> {
  const found = (await officeCategories(req)).find((category) => category.id === id)
  if (!found) throw notFound('Kategória už neexistuje.')
  return found
}

/** The stored type of a training: events are a later feature, which this one does not import. */
const TRAINING = 0

/** What a changed weekly plan leaves in the calendar: trainings from now on at times that it had before. */
export async function trainingsLeftByPlan(
  req: PayloadRequest,
  category: string,
  change: { before: readonly SlotView[]; after: readonly SlotView[] },
): Promise<LeftByPlan> {
  if (slotsGivenUp(change).length === 0) return { count: 0, slots: [] }
  // Past Payload, which walks every field of every row: a season may be planned.
  const { docs } = await req.payload.db.find<Pick<Event, 'startsAt' | 'endsAt'>>({
    collection: 'events',
    where: {
      and: [
        { categories: { in: [category] } },
        { type: { equals: TRAINING } },
        { startsAt: { greater_than: new Date().toISOString() } },
        { 'cancelled.at': { exists: false } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { startsAt: true, endsAt: true },
    pagination: false,
    limit: 0,
    req,
  })
  return leftByPlan(docs, change)
}

import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { categoryList } from '@/features/categories/queries'
import type { CategoryView } from '@/features/categories/schema'
import { clubInfo } from '@/features/club/queries'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { forbidden, invalid, notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { clubShortName, eventsWithNames } from '../queries'
import { mayTrainerChange } from '../rules'
import { isVenueConflict } from '../venue-conflicts/rules'
import { eventView } from '../views'
import {
  type LeftOut,
  offPlanTrainings,
  operationOf,
  type PlannedTraining,
  plannedTrainings,
  seasonProblem,
  seasonsWithoutBreaks,
  UNDO_MS,
} from './rules'
import type { OffPlan, RecentSeason, SeasonPlanView, SeasonQuery } from './schema'

/** A tournament that began so many days before may still go on. */
const DAYS_BACK = 7

/** The categories whose trainings the caller may plan, with their weekly plans. */
export async function plannableCategories(req: PayloadRequest): Promise<CategoryView[]> {
  const { trainedCategories } = await scopeOf(req)
  return (await categoryList(req)).filter(({ id }) => isAdmin(req) || trainedCategories.includes(id))
}

/** One of them; throws 404 without it, 403 for one the caller does not train. */
async function plannableCategory(req: PayloadRequest, id: string): Promise<CategoryView> {
  const category = (await categoryList(req)).find((one) => one.id === id)
  if (!category) throw notFound('Kategória už neexistuje.')
  if (!(await plannableCategories(req)).some((one) => one.id === id)) throw forbidden()
  return category
}

/** Events of the category and events at the places of its plan, on these days. */
async function eventsAround(
  req: PayloadRequest,
  { id, trainingSlots }: CategoryView,
  { from, to }: { from: string; to: string },
) {
  const places = [...new Set(trainingSlots.map(({ place }) => place))]
  const which: Where[] = [{ categories: { in: [id] } }]
  // Of others what is public is enough to know that the place is taken.
  if (places.length > 0)
    which.push({
      and: [
        { place: { in: places } },
        { published: { equals: true } },
        { 'cancelled.at': { exists: false } },
      ],
    })
  const { docs } = await eventsWithNames(
    req,
    {
      and: [
        { startsAt: { greater_than_equal: momentAt(addDays(from, -DAYS_BACK)).toISOString() } },
        { startsAt: { less_than: momentAt(addDays(to, 1)).toISOString() } },
        { or: which },
      ],
    },
    { sort: ['startsAt', 'id'] },
    { series: true },
  )
  const club = await clubShortName(req)
  const views = docs.map((event) => ({ ...eventView(event, club), series: event.series ?? null }))
  const isOwn = ({ categories }: (typeof views)[number]) => idsOf(categories).includes(id)
  return { own: views.filter(isOwn), others: views.filter((event) => !isOwn(event)) }
}

/**
 * A season of trainings from a category's weekly plan: what is made, what is left out, what is in the way at the place, and what
 * is there beside the plan.
 */
export interface SeasonPlan {
  category: CategoryView
  planned: PlannedTraining[]
  left: LeftOut[]
  clashes: LeftOut[]
  offPlan: OffPlan[]
  withoutBreaks: string[]
}

/** The plan of a season; throws 400 for days that do not fit, 403 and 404 as `plannableCategory`. */
export async function seasonPlan(
  req: PayloadRequest,
  { category: id, from, to }: SeasonQuery,
): Promise<SeasonPlan> {
  const now = new Date()
  const problem = seasonProblem({ from, to }, dayOf(now))
  if (problem) throw invalid(problem, 'to')
  const category = await plannableCategory(req, id)
  const club = await clubInfo(req)
  const { own, others } = await eventsAround(req, category, { from, to })
  const { planned, left } = plannedTrainings({
    ...{ slots: category.trainingSlots, from, to, own, now },
    ...{ breaks: club.seasonBreaks, places: club.places },
  })
  const clashes = planned.flatMap((training): LeftOut[] => {
    const other = others.find((event) => isVenueConflict(training, event))
    const { from: time } = category.trainingSlots[training.slot]!
    return other ? [{ day: training.day, from: time, why: `${training.place}: ${other.title}` }] : []
  })
  const { trainedCategories } = await scopeOf(req)
  const within = own.filter(({ startsAt }) => dayOf(startsAt) >= from)
  const offPlan = offPlanTrainings(within, { slots: category.trainingSlots, now }).map(
    ({ event, ...counted }): OffPlan => ({
      ...counted,
      event: event.id,
      mayChange: isAdmin(req) || mayTrainerChange(event, trainedCategories),
    }),
  )
  const withoutBreaks = seasonsWithoutBreaks({ from, to }, club.seasonBreaks)
  return { category, planned, left, clashes, offPlan, withoutBreaks }
}

/** The same as it is shown before it is done. */
export async function seasonPlanView(req: PayloadRequest, query: SeasonQuery): Promise<SeasonPlanView> {
  const { category, planned, ...beside } = await seasonPlan(req, query)
  return {
    count: planned.length,
    slots: category.trainingSlots.map((slot, at) => ({
      ...slot,
      count: planned.filter((training) => training.slot === at).length,
    })),
    ...beside,
  }
}

/** What was planned for the caller's categories and can still be taken back, the newest first. */
export async function recentSeasons(req: PayloadRequest, now = new Date()): Promise<RecentSeason[]> {
  const names = new Map((await plannableCategories(req)).map(({ id, name }) => [id, name]))
  const { docs } = await req.payload.db.find<Event>({
    collection: 'events',
    where: {
      and: [
        { createdAt: { greater_than: new Date(now.getTime() - UNDO_MS).toISOString() } },
        { categories: { in: [...names.keys()] } },
        { series: { exists: true } },
        { deletedAt: { exists: false } },
      ],
    },
    sort: ['startsAt', 'id'],
    select: { series: true, categories: true, startsAt: true },
    pagination: false,
    limit: 0,
    req,
  })
  const seasons = new Map<string, RecentSeason>()
  for (const { series, categories, startsAt } of docs) {
    const operation = operationOf(series ?? '')
    if (!operation) continue
    const category = idsOf(categories).flatMap((id) => names.get(id) ?? [])[0] ?? ''
    const known = seasons.get(operation) ?? { operation, category, count: 0, from: startsAt, to: startsAt }
    seasons.set(operation, { ...known, count: known.count + 1, to: startsAt })
  }
  return [...seasons.values()].reverse()
}

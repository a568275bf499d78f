import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { notFound } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Event, User } from '@/payload-types'
import { findEvent } from '../queries'
import { handingRight, type Trainer } from './rules'
import type { LeadersView } from './schema'

/** Active trainers; without access control, since whoever reads an event may read who leads it. */
async function activeTrainers(req: PayloadRequest, ...and: Where[]): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'trainer' } }, { active: { not_equals: false } }, ...and] },
    select: { name: true, categories: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs as User[]
}

/** The active trainers of these categories. */
export async function trainersOf(req: PayloadRequest, categories: string[]): Promise<Trainer[]> {
  if (categories.length === 0) return []
  const found = await activeTrainers(req, { categories: { in: categories } })
  return found.map((doc) => ({ id: doc.id, categories: idsOf(doc.categories) }))
}

/** Whether this person is an active trainer of the club. */
export const isActiveTrainer = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await activeTrainers(req, { id: { equals: id } })).length > 0

/** What the caller may do with who stands in at an event. */
export async function handingRightOf(req: PayloadRequest, event: Event): Promise<LeadersView['right']> {
  const { trainedCategories } = await scopeOf(req)
  return handingRight(event, { id: req.user!.id, isAdmin: isAdmin(req), trainedCategories })
}

/** The names of these people by id; without access control, for those who lead an event. */
export async function namesOf(req: PayloadRequest, people: string[]): Promise<Map<string, Named>> {
  if (people.length === 0) return new Map()
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { id: { in: people } },
    select: { name: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, { id, name: name ?? '' }]))
}

/** Who leads an event and who stands in, as names. */
export async function namedLeaders(
  req: PayloadRequest,
  event: Pick<Event, 'trainers' | 'substitute'>,
): Promise<Pick<LeadersView, 'trainers' | 'substitute'>> {
  const trainers = idsOf(event.trainers)
  const substitute = idOf(event.substitute)
  const all = [...trainers, ...(substitute ? [substitute] : [])]
  const names = await namesOf(req, all)
  return {
    trainers: trainers.flatMap((id) => names.get(id) ?? []),
    substitute: (substitute && names.get(substitute)) || null,
  }
}

/** Who leads an event, and what the caller may change of it. Throws 404 without an event the caller may read. */
export async function leadersOfEvent(req: PayloadRequest, id: string): Promise<LeadersView> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const right = await handingRightOf(req, event)
  const named = await namedLeaders(req, event)
  const leading = idsOf(event.trainers)
  const others = right === 'handsOver' ? await activeTrainers(req, { id: { not_in: leading } }) : []
  const names = await categoryNames(req, others)
  const colleagues = others.map(({ id: person, name, categories }) => ({
    id: person,
    name: name ?? '',
    detail: idsOf(categories)
      .flatMap((category) => names.get(category) ?? [])
      .join(', '),
  }))
  return { ...named, right, colleagues }
}

async function categoryNames(req: PayloadRequest, trainers: readonly User[]): Promise<Map<string, string>> {
  const ids = [...new Set(trainers.flatMap(({ categories }) => idsOf(categories)))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find<Named>({
    collection: 'categories',
    where: { id: { in: ids } },
    select: { name: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map((category) => [category.id, category.name]))
}

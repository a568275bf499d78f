import type { PayloadRequest, Where } from 'payload'
import { categoryList } from '@/features/categories/queries'
import { clubInfo } from '@/features/club/queries'
import { addressOf } from '@/features/club/rules'
import { seasonOf } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { publicEvents } from '../fixtures/queries'
import { fixtureView } from '../fixtures/views'
import { EVENT_TYPES } from '../labels'
import type { MatchPage } from './views'

const played: Where = { type: { in: [EVENT_TYPES.match, EVENT_TYPES.tournament] } }

/** A published match or tournament with all that a visitor may know of it; null when there is none of this id. */
export async function matchPage(req: PayloadRequest, id: string): Promise<MatchPage | null> {
  if (!isId(id)) return null
  const [event] = await publicEvents(req, [{ id: { equals: id } }, played], 'startsAt', 1)
  if (!event) return null
  const categories = (await categoryList(req)).filter((one) => event.categories.includes(one.id))
  const [first] = categories
  if (!first) return null
  const { places } = await clubInfo(req)
  return {
    fixture: fixtureView(event, first),
    categories: categories.map(({ id, name, showInMatches }) => ({ id, name, showInMatches })),
    address: addressOf(event.place ?? '', places),
  }
}

/** Whether a published match or tournament has this id. */
export async function hasMatch(req: PayloadRequest, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const where: Where = { and: [{ published: { equals: true } }, { id: { equals: id } }, played] }
  return (await req.payload.count({ collection: 'events', where, overrideAccess: false, req })).totalDocs > 0
}

/** Ids of this season's matches and tournaments that stand on a public page, with when they last changed. */
export async function matchAddresses(req: PayloadRequest): Promise<{ id: string; changed: string }[]> {
  const { from, to } = seasonOf(new Date())
  const shown = (await categoryList(req, { showInMatches: true })).map(({ id }) => id)
  if (shown.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        { published: { equals: true } },
        played,
        { categories: { in: shown } },
        { startsAt: { greater_than_equal: from.toISOString(), less_than: to.toISOString() } },
      ],
    },
    sort: ['startsAt', 'id'],
    select: { updatedAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, updatedAt }) => ({ id, changed: updatedAt }))
}

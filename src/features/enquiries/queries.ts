import type { PayloadRequest, Where } from 'payload'
import { populateNames } from '@/access/populate-names'
import { readableWhere, readFilter } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { forbidden } from '@/lib/errors'
import type { Paging } from '@/lib/schema'
import { readSearch } from '@/lib/typed-search'
import type { Kind, State } from './labels'
import { isFrom, type Sender } from './senders/rules'
import type { EnquiryPage, EnquiryQuery, EnquiryView } from './schema'
import { enquiryView } from './views'

const NEWEST_FIRST = ['-createdAt', 'id']

async function enquiries(req: PayloadRequest, where: Where, { page, size }: Paging): Promise<EnquiryPage> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'enquiries',
    where,
    sort: NEWEST_FIRST,
    depth: 0,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  const named = await populateNames(req, docs, { category: 'categories', changedBy: 'users' })
  return { enquiries: named.map(enquiryView), page: { number: page, size, total: totalDocs } }
}

type Filter = Pick<EnquiryQuery, 'kind' | 'state' | 'search'>

/**
 * A filter of the readable enquiries of a name, a phone number or an e-mail address. They are compared here: visitors write
 * them in many ways, and the enquiries of 90 days are few.
 */
async function senderWhere(req: PayloadRequest, search: string): Promise<Where[]> {
  const typed = readSearch(search)
  if (!typed.words) return []
  const readable = await readableWhere(req, 'enquiries', {})
  if (!readable) return []
  const by = ['id', 'childName', 'guardianName', 'phone', 'email'] as const
  const rows = await aggregate(req, 'enquiries', { where: readable, by })
  return [{ id: { in: rows.filter((row) => isFrom(row as Sender, typed)).map(({ id }) => String(id)) } }]
}

const matching = async (req: PayloadRequest, { kind, state, search = '' }: Filter): Promise<Where> => ({
  and: [
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(state ? [{ state: { equals: state } }] : []),
    ...(await senderWhere(req, search)),
  ],
})

/** A page of the enquiries the caller may read, newest first; `search` is a part of a name, a phone number or an e-mail. */
export const enquiryPage = async (req: PayloadRequest, { page, size, ...filter }: EnquiryQuery) =>
  enquiries(req, await matching(req, filter), { page, size })

/** The ids of all of them, in the same order. */
export async function enquiryIds(req: PayloadRequest, filter: Filter): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: await matching(req, filter),
    sort: NEWEST_FIRST,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/** The enquiries with these ids that the caller may read. */
export const enquiriesByIds = async (req: PayloadRequest, ids: readonly string[]): Promise<EnquiryView[]> =>
  (await enquiries(req, { id: { in: [...ids] } }, { page: 1, size: ids.length })).enquiries

/** How many enquiries of a kind, and of a search, there are of each state, for who may read all of them. */
export async function enquiryCounts(
  req: PayloadRequest,
  kind?: Kind,
  search?: string,
): Promise<Record<State, number>> {
  if ((await readFilter(req, 'enquiries')) !== true) throw forbidden()
  const rows = await aggregate(req, 'enquiries', {
    where: await matching(req, { kind, search }),
    by: ['state'],
  })
  const counts = Object.fromEntries(rows.map(({ state, rows: count }) => [String(state), count]))
  return { new: 0, contacted: 0, trial: 0, closed: 0, ...counts }
}

/** How many enquiries that the caller may read nobody has looked at yet. */
export const newEnquiries = async (req: PayloadRequest): Promise<number> =>
  (
    await req.payload.count({
      collection: 'enquiries',
      where: await matching(req, { state: 'new' }),
      overrideAccess: false,
      req,
    })
  ).totalDocs

/** The trials of the caller's categories that are not closed, newest first; 50 at most. */
export async function trialEnquiries(req: PayloadRequest): Promise<EnquiryView[]> {
  const open: Where = { and: [{ kind: { equals: 'trial' } }, { state: { not_equals: 'closed' } }] }
  return (await enquiries(req, open, { page: 1, size: 50 })).enquiries
}

import type { PayloadRequest, Where } from 'payload'
import { populateNames } from '@/access/populate-names'
import { readFilter } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { forbidden } from '@/lib/errors'
import type { Paging } from '@/lib/schema'
import type { Kind, State } from './labels'
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

type Filter = Pick<EnquiryQuery, 'kind' | 'state'>

const matching = ({ kind, state }: Filter): Where => ({
  and: [...(kind ? [{ kind: { equals: kind } }] : []), ...(state ? [{ state: { equals: state } }] : [])],
})

/** A page of the enquiries the caller may read, newest first. */
export const enquiryPage = (req: PayloadRequest, { kind, state, ...paging }: EnquiryQuery) =>
  enquiries(req, matching({ kind, state }), paging)

/** The ids of all of them, in the same order. */
export async function enquiryIds(req: PayloadRequest, filter: Filter): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: matching(filter),
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

/** How many enquiries of a kind there are of each state, for who may read all of them. */
export async function enquiryCounts(req: PayloadRequest, kind?: Kind): Promise<Record<State, number>> {
  if ((await readFilter(req, 'enquiries')) !== true) throw forbidden()
  const rows = await aggregate(req, 'enquiries', { where: matching({ kind }), by: ['state'] })
  const counts = Object.fromEntries(rows.map(({ state, rows: count }) => [String(state), count]))
  return { new: 0, contacted: 0, trial: 0, closed: 0, ...counts }
}

/** The trials of the caller's categories that are not closed, newest first; 50 at most. */
export async function trialEnquiries(req: PayloadRequest): Promise<EnquiryView[]> {
  const open: Where = { and: [{ kind: { equals: 'trial' } }, { state: { not_equals: 'closed' } }] }
  return (await enquiries(req, open, { page: 1, size: 50 })).enquiries
}

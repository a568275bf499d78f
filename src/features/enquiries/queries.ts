import type { PayloadRequest, Where } from 'payload'
import { populateNames } from '@/access/populate-names'
import type { Paging } from '@/lib/schema'
import type { EnquiryPage, EnquiryQuery, EnquiryView } from './schema'
import { enquiryView } from './views'

async function enquiries(req: PayloadRequest, where: Where, { page, size }: Paging): Promise<EnquiryPage> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'enquiries',
    where,
    sort: ['-createdAt', 'id'],
    depth: 0,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  const named = await populateNames(req, docs, { category: 'categories' })
  return { enquiries: named.map(enquiryView), page: { number: page, size, total: totalDocs } }
}

/** A page of the enquiries the caller may read, newest first. */
export const enquiryPage = (req: PayloadRequest, { kind, state, ...paging }: EnquiryQuery) =>
  enquiries(
    req,
    {
      and: [...(kind ? [{ kind: { equals: kind } }] : []), ...(state ? [{ state: { equals: state } }] : [])],
    },
    paging,
  )

/** The trials of the caller's categories that are not closed, newest first; 50 at most. */
export async function trialEnquiries(req: PayloadRequest): Promise<EnquiryView[]> {
  const open: Where = { and: [{ kind: { equals: 'trial' } }, { state: { not_equals: 'closed' } }] }
  return (await enquiries(req, open, { page: 1, size: 50 })).enquiries
}

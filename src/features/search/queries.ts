import type { PayloadRequest } from 'payload'
import { adminDocumentList } from '@/features/documents/admin/queries'
import { enquiryPage } from '@/features/enquiries/queries'
import { findEvents } from '@/features/events/search/queries'
import { adminNewsList } from '@/features/news/admin/queries'
import { userList } from '@/features/users/queries'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { readSearch } from '@/lib/typed-search'
import { MOST_COUNTED, SHOWN } from './rules'
import type { Found, FoundGroup } from './schema'
import { articleHit, documentHit, enquiryHit, eventHit, personHit } from './views'

const FIRST = { page: 1, size: SHOWN }

async function people(req: PayloadRequest, search: string): Promise<FoundGroup> {
  const { users, page } = await userList(req, { ...FIRST, search })
  const typed = readSearch(search)
  return {
    kind: 'people',
    total: page.total,
    isMore: false,
    href: href('users', { state: 'all', search }),
    hits: users.map((user) => personHit(user, typed)),
  }
}

async function events(req: PayloadRequest, search: string, kind: 'upcoming' | 'past'): Promise<FoundGroup> {
  const filter = { when: kind, search, today: dayOf(new Date()) }
  const { events: found, ...counts } = await findEvents(req, filter, { limit: SHOWN, most: MOST_COUNTED })
  const when = kind === 'past' ? kind : undefined
  return { kind, ...counts, href: href('events', { when, search }), hits: found.map(eventHit) }
}

async function documents(req: PayloadRequest, search: string): Promise<FoundGroup> {
  const list = await adminDocumentList(req, { page: 1, search })
  const hits = list.documents.slice(0, SHOWN).map(documentHit)
  return {
    kind: 'documents',
    total: list.total,
    isMore: false,
    href: href('adminDocuments', { search }),
    hits,
  }
}

async function news(req: PayloadRequest, search: string): Promise<FoundGroup> {
  const list = await adminNewsList(req, { page: 1, search })
  const hits = list.articles.slice(0, SHOWN).map(articleHit)
  return { kind: 'news', total: list.total, isMore: false, href: href('adminNews', { search }), hits }
}

async function enquiries(req: PayloadRequest, search: string): Promise<FoundGroup> {
  const { enquiries: found, page } = await enquiryPage(req, { ...FIRST, search })
  const hits = found.map((enquiry) => enquiryHit(enquiry, search))
  return { kind: 'enquiries', total: page.total, isMore: false, href: href('enquiries', { search }), hits }
}

/**
 * What the office's own lists find for a text, the first few of each kind. A text of nothing but signs and spaces finds
 * nothing: to a list it is no filter.
 */
export async function findEverywhere(req: PayloadRequest, search: string): Promise<Found> {
  if (!readSearch(search).words) return { groups: [] }
  const groups = [
    await people(req, search),
    await events(req, search, 'upcoming'),
    await events(req, search, 'past'),
    await documents(req, search),
    await news(req, search),
    await enquiries(req, search),
  ]
  return { groups: groups.filter(({ total }) => total > 0) }
}

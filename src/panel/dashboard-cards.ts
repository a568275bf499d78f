import { type CollectionSlug, createLocalReq, type Payload, type TypedUser, type Where } from 'payload'
import { WAITING } from '@/features/desk/labels'
import { deskCounts } from '@/features/desk/queries'
import type { DeskCounts } from '@/features/desk/schema'
import { ALL_SEASONS } from '@/features/membership/rules'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { type Forms, plural } from '@/lib/plural'
import { href } from '@/lib/routes'

interface Card {
  label: string
  count: number
  href: string
  /** Whether somebody has to act on it. */
  isUrgent: boolean
}

interface CardQuery extends Omit<Card, 'label' | 'count'> {
  collection: CollectionSlug
  where: Where
  forms: Forms
}

const cardQueries = (now: Date): CardQuery[] => {
  const today = dayOf(now)
  const soon = { greater_than_equal: now.toISOString(), less_than: momentAt(addDays(today, 7)).toISOString() }
  return [
    {
      collection: 'memberFees',
      where: { and: [{ owed: { greater_than: 0 } }, { claimedPaidAt: { exists: true } }] },
      forms: ['nahlásená úhrada', 'nahlásené úhrady', 'nahlásených úhrad'],
      href: href('memberFees', { state: 'claimed', season: ALL_SEASONS }),
      isUrgent: true,
    },
    {
      collection: 'users',
      where: {
        and: [{ playing: { equals: true } }, { active: { equals: true } }, { category: { exists: false } }],
      },
      forms: ['hráč bez kategórie', 'hráči bez kategórie', 'hráčov bez kategórie'],
      href: '/auth/admin/users',
      isUrgent: true,
    },
    {
      collection: 'events',
      where: { startsAt: soon },
      forms: ['udalosť do 7 dní', 'udalosti do 7 dní', 'udalostí do 7 dní'],
      href: '/auth/admin/events',
      isUrgent: false,
    },
  ]
}

/** What waits, and need not be settled today. */
const PATIENT: ReadonlySet<keyof DeskCounts> = new Set(['adminNews', 'invitations', 'adminConsents'])

/** What waits for the office, in the panel's order; the numbers are those of its frame. */
const DESK_CARDS: readonly (readonly [key: keyof DeskCounts, href: string])[] = [
  ['memberFees', href('memberFees', { state: 'overdue', season: ALL_SEASONS })],
  ['bankStatements', href('bankStatements')],
  ['enquiries', '/auth/admin/enquiries?state=new'],
  ['erasures', href('erasures')],
  ['photos', href('photos')],
  ['invitations', href('invitations')],
  ['adminConsents', href('adminConsents')],
  ['adminNews', '/admin/collections/news?where[_status][equals]=draft'],
  ['events', href('events', { when: 'silent' })],
]

/** The counts on the panel's first screen, by the administrator's access. */
export async function dashboardCards(payload: Payload, user: TypedUser, now: Date): Promise<Card[]> {
  const req = await createLocalReq({ user }, payload)
  const waiting = await deskCounts(req, now)
  const ofDesk = DESK_CARDS.map(([key, to]) => ({
    ...{ count: waiting[key], label: plural(waiting[key], WAITING[key]) },
    ...{ href: to, isUrgent: !PATIENT.has(key) },
  }))
  const others = cardQueries(now).map(async ({ collection, where, forms, ...card }) => {
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, req })
    return { ...card, count: totalDocs, label: plural(totalDocs, forms) }
  })
  return [...ofDesk, ...(await Promise.all(others))]
}

import { type CollectionSlug, createLocalReq, type Payload, type TypedUser, type Where } from 'payload'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { type Forms, plural } from '@/lib/plural'

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
      where: { and: [{ owed: { greater_than: 0 } }, { dueDate: { less_than: today } }] },
      forms: ['predpis po splatnosti', 'predpisy po splatnosti', 'predpisov po splatnosti'],
      href: '/auth/admin/memberFee?state=overdue',
      isUrgent: true,
    },
    {
      collection: 'memberFees',
      where: { and: [{ owed: { greater_than: 0 } }, { claimedPaidAt: { exists: true } }] },
      forms: ['nahlásená úhrada', 'nahlásené úhrady', 'nahlásených úhrad'],
      href: '/auth/admin/memberFee?state=claimed',
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
      collection: 'enquiries',
      where: { state: { equals: 'new' } },
      forms: ['nová správa z webu', 'nové správy z webu', 'nových správ z webu'],
      href: '/auth/admin/enquiries?state=new',
      isUrgent: true,
    },
    {
      collection: 'erasures',
      where: { state: { equals: 'open' } },
      forms: ['žiadosť o vymazanie údajov', 'žiadosti o vymazanie údajov', 'žiadostí o vymazanie údajov'],
      href: '/auth/admin/erasures',
      isUrgent: true,
    },
    {
      collection: 'media',
      where: { shows: { exists: false } },
      forms: ['fotka čaká, kto na nej je', 'fotky čakajú, kto na nich je', 'fotiek čaká, kto na nich je'],
      href: '/auth/admin/photos',
      isUrgent: true,
    },
    {
      collection: 'news',
      where: { _status: { equals: 'draft' } },
      forms: ['rozpísaná novinka', 'rozpísané novinky', 'rozpísaných noviniek'],
      href: '/admin/collections/news?where[_status][equals]=draft',
      isUrgent: false,
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

/** The counts on the panel's first screen, by the administrator's access. */
export async function dashboardCards(payload: Payload, user: TypedUser, now: Date): Promise<Card[]> {
  const req = await createLocalReq({ user }, payload)
  return Promise.all(
    cardQueries(now).map(async ({ collection, where, forms, ...card }) => {
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, req })
      return { ...card, count: totalDocs, label: plural(totalDocs, forms) }
    }),
  )
}

import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { addDays, dayOf, momentAt } from '@/lib/dates'

interface Card {
  label: string
  count: number
  href: string
  /** Somebody has to do something about it. */
  waits: boolean
}

const question = (
  now: Date,
): { collection: CollectionSlug; where: Where; label: string; href: string; waits: boolean }[] => {
  const today = dayOf(now)
  const soon = { greater_than_equal: now.toISOString(), less_than: momentAt(addDays(today, 7)).toISOString() }
  return [
    {
      collection: 'memberFees',
      where: { and: [{ owed: { greater_than: 0 } }, { dueDate: { less_than: today } }] },
      label: 'predpisov po splatnosti',
      href: '/auth/admin/memberFee?state=overdue',
      waits: true,
    },
    {
      collection: 'users',
      where: {
        and: [{ playing: { equals: true } }, { active: { equals: true } }, { category: { exists: false } }],
      },
      label: 'hráčov bez kategórie',
      href: '/auth/admin/users',
      waits: true,
    },
    {
      collection: 'news',
      where: { _status: { equals: 'draft' } },
      label: 'rozpísaných noviniek',
      href: '/admin/collections/news?where[_status][equals]=draft',
      waits: false,
    },
    {
      collection: 'events',
      where: { startsAt: soon },
      label: 'udalostí v najbližších 7 dňoch',
      href: '/auth/admin/events',
      waits: false,
    },
  ]
}

/** The counts of the panel's first screen, as the signed-in administrator may see them. */
export const morningReport = (payload: Payload, user: TypedUser, now: Date): Promise<Card[]> =>
  Promise.all(
    question(now).map(async ({ collection, where, ...card }) => {
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      return { ...card, count: totalDocs }
    }),
  )

import type { Where } from 'payload'
import { accessFor } from '@/access/allow'

/** What the public sees: published, and its time has come. */
export const visibleNow = (now: Date): Where => ({
  and: [{ _status: { equals: 'published' } }, { publishedAt: { less_than_equal: now.toISOString() } }],
})

export const newsAccess = accessFor('news', { published: () => visibleNow(new Date()) })

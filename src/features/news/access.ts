import type { Where } from 'payload'
import { accessFor } from '@/access/allow'

/** The articles anybody may read: published, at or before `now`. */
export const visibleNow = (now: Date): Where => ({
  and: [{ _status: { equals: 'published' } }, { publishedAt: { less_than_equal: now.toISOString() } }],
})

export const newsAccess = accessFor('news', { published: () => visibleNow(new Date()) })

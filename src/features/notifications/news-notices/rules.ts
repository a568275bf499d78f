import { HOLD_MS } from '../notices/rules'
import type { Audience } from '../rules'

interface Article {
  _status?: string | null
  publishedAt?: string | null
  deletedAt?: string | null
}

/** An article dated further back is one of the archive: it is not news. */
const NEWS_MS = 7 * 86_400_000

/** When families are told of an article; undefined for a draft, one in the trash, and an old one. */
export const articleDueAt = (article: Article, now: Date): Date | undefined => {
  if (article._status !== 'published' || article.deletedAt) return undefined
  const published = Date.parse(article.publishedAt ?? '') || now.getTime()
  if (now.getTime() - published > NEWS_MS) return undefined
  // Long enough to repair a title that was published too early.
  return new Date(Math.max(published, now.getTime() + HOLD_MS))
}

/** Whom an article of these categories is told: their families, or everybody without any. */
export const articleAudience = (categories: string[]): Audience =>
  categories.length > 0 ? { kind: 'categories', categories } : { kind: 'all' }

/** Whether an article is public at a moment. */
export const isPublic = (article: Article, now: Date): boolean =>
  article._status === 'published' &&
  !article.deletedAt &&
  (Date.parse(article.publishedAt ?? '') || 0) <= now.getTime()

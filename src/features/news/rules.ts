/** How many articles `GET /api/news` returns without a limit. */
export const NEWS_DEFAULT_LIMIT = 4

/** The highest limit of `GET /api/news`. */
export const NEWS_MAX_LIMIT = 100

/** Articles on one page of the list: one wide, and three rows of three. */
export const NEWS_PAGE_SIZE = 10

/** Related articles offered under an article. */
export const RELATED_COUNT = 3

export type ArticleState = 'draft' | 'scheduled' | 'published'

/** The state of an article; „scheduled“ is published with a later `publishedAt`. */
export const articleState = (
  { _status, publishedAt }: { _status?: string | null; publishedAt?: string | null },
  now: Date,
): ArticleState => {
  if (_status !== 'published') return 'draft'
  return Date.parse(publishedAt ?? '') > now.getTime() ? 'scheduled' : 'published'
}

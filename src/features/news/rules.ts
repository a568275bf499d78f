/** How many articles the read gives when it is not told (specification §9). */
export const NEWS_DEFAULT_LIMIT = 4

/** The most articles one read gives. */
export const NEWS_MAX_LIMIT = 100

/** Articles on one page of the list: one wide, and three rows of three. */
export const NEWS_PAGE_SIZE = 10

/** Articles offered under the one that was read. */
export const RELATED_COUNT = 3

export type ArticleState = 'draft' | 'scheduled' | 'published'

/** The state of an article; „scheduled“ is published with a time that has not come. */
export const articleState = (
  { _status, publishedAt }: { _status?: string | null; publishedAt?: string | null },
  now: Date,
): ArticleState => {
  if (_status !== 'published') return 'draft'
  return Date.parse(publishedAt ?? '') > now.getTime() ? 'scheduled' : 'published'
}

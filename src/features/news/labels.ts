import type { ArticleState } from './rules'

export const ARTICLE_STATES: Record<ArticleState, string> = {
  draft: 'Koncept',
  scheduled: 'Naplánované',
  published: 'Zverejnené',
}

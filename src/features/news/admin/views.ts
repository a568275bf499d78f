import type { News } from '@/payload-types'
import { articleState, type ArticleState } from '../rules'

/** An article in the office's list, whatever its state. */
export interface AdminArticle {
  id: string
  title: string
  slug: string | null
  state: ArticleState
  publishedAt: string | null
  author: string | null
}

/** The office's view of an article. */
export const adminArticle = (
  article: Pick<News, 'id' | 'title' | 'slug' | '_status' | 'publishedAt' | 'author'>,
  now: Date,
): AdminArticle => ({
  id: article.id,
  title: article.title,
  slug: article.slug ?? null,
  state: articleState(article, now),
  publishedAt: article.publishedAt ?? null,
  author: article.author ?? null,
})

/** A page of the office's articles. */
export interface AdminNewsList {
  articles: AdminArticle[]
  page: number
  pages: number
  total: number
}

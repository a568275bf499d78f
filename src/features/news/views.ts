import { pictureView } from '@/fields/picture'
import { type RichTextView, richTextView } from '@/fields/rich-text'
import type { News } from '@/payload-types'
import type { ArticleCard } from './schema'

/** The public view of an article in a list. */
export const articleCard = (
  article: Pick<News, 'id' | 'slug' | 'title' | 'excerpt' | 'cover' | 'publishedAt'>,
): ArticleCard => ({
  id: article.id,
  slug: article.slug ?? article.id,
  title: article.title,
  excerpt: article.excerpt,
  cover: pictureView(article.cover),
  publishedAt: article.publishedAt ?? '',
})

/** When what stands at an article's address last changed: a planned article is older than its coming out. */
export const changedAt = ({
  publishedAt,
  updatedAt,
}: {
  publishedAt?: string | null
  updatedAt: string
}): string => (publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt)

/** A page of articles, newest first. */
export interface NewsPage {
  articles: ArticleCard[]
  page: number
  pages: number
  total: number
}

/** One article to read, with its neighbours in time and related ones. */
export interface ArticleView extends ArticleCard {
  changedAt: string
  content: RichTextView | null
  author: string
  categories: string[]
  related: ArticleCard[]
  /** The one before it in time, and the one after. */
  older: Neighbour | null
  newer: Neighbour | null
}

/** Another article by its name and address. */
export interface Neighbour {
  slug: string
  title: string
}

/** What stands beside an article; found by the query. */
export type ArticleNeighbours = Pick<ArticleView, 'related' | 'older' | 'newer'>

/** The public view of an article. */
export const articleView = (article: News, around: ArticleNeighbours): ArticleView => ({
  ...articleCard(article),
  changedAt: changedAt(article),
  content: richTextView(article.content),
  author: article.author ?? '',
  categories: (article.categories ?? []).flatMap((category) =>
    typeof category === 'string' ? [] : [category.name],
  ),
  ...around,
})

/** An article before it comes out: what is not written yet is left empty, and nothing stands beside it. */
export const previewView = (article: News, now: Date): ArticleView =>
  articleView(
    {
      ...article,
      title: article.title || 'Bez nadpisu',
      excerpt: article.excerpt || '',
      publishedAt: article.publishedAt || now.toISOString(),
    },
    { related: [], older: null, newer: null },
  )

import { pictureView } from '@/fields/picture'
import { type RichTextView, richTextView } from '@/fields/rich-text'
import { isPublicAt } from '@/features/gallery/rules'
import type { News } from '@/payload-types'
import type { ArticleCard } from './schema'

/** The public view of an article in a list. */
export const articleCard = (
  article: Pick<News, 'id' | 'slug' | 'title' | 'excerpt' | 'cover' | 'publishedAt'>,
  pictureOf = pictureView,
): ArticleCard => ({
  id: article.id,
  slug: article.slug ?? article.id,
  title: article.title,
  excerpt: article.excerpt,
  cover: pictureOf(article.cover),
  publishedAt: article.publishedAt ?? '',
})

/** When an article's public page last changed: a scheduled article's changes at its publication. */
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

/** An article to read, with what is offered beside it. */
export interface ArticleView extends ArticleCard {
  changedAt: string
  content: RichTextView | null
  author: string
  categories: string[]
  related: ArticleCard[]
  /** The article published before this one, and the one after. */
  older: Neighbour | null
  newer: Neighbour | null
}

/** A link to another article. */
export interface Neighbour {
  slug: string
  title: string
}

/** The other articles offered beside one. */
export type ArticleNeighbours = Pick<ArticleView, 'related' | 'older' | 'newer'>

/** The public view of an article. */
export const articleView = (
  article: News,
  neighbours: ArticleNeighbours,
  pictureOf = pictureView,
): ArticleView => ({
  ...articleCard(article, pictureOf),
  changedAt: changedAt(article),
  content: richTextView(article.content, pictureOf),
  author: article.author ?? '',
  categories: (article.categories ?? []).flatMap((category) =>
    typeof category === 'string' ? [] : [category.name],
  ),
  ...neighbours,
})

/**
 * A draft as its public page will look: missing fields have substitutes, no other articles are offered, and pictures that
 * visitors may not see are left out, although the office may.
 */
export const previewView = (article: News, now: Date): ArticleView =>
  articleView(
    {
      ...article,
      title: article.title || 'Bez nadpisu',
      excerpt: article.excerpt || '',
      publishedAt: article.publishedAt || now.toISOString(),
    },
    { related: [], older: null, newer: null },
    (media) => (media && typeof media === 'object' && isPublicAt(media, now) ? pictureView(media) : null),
  )

import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/lib/reference'
import type { News } from '@/payload-types'
import { visibleNow } from './access'
import { NEWS_PAGE_SIZE, RELATED_COUNT } from './rules'
import type { ArticleCard, NewsQuery } from './schema'
import {
  type ArticleNeighbours,
  articleCard,
  type ArticleView,
  articleView,
  changedAt,
  type NewsPage,
  previewView,
} from './views'

const CARD_COLUMNS = {
  title: true,
  slug: true,
  excerpt: true,
  cover: true,
  publishedAt: true,
} as const satisfies Partial<Record<keyof ArticleCard, true>>

/**
 * A page of the articles anybody may read, newest first; for an admin, who may read every article, the same ones.
 */
export async function newsPage(
  req: PayloadRequest,
  { limit, page = 1, where }: NewsQuery & { page?: number; where?: Where },
): Promise<NewsPage> {
  const visible = visibleNow(new Date())
  const found = await req.payload.find({
    collection: 'news',
    where: where ? { and: [visible, where] } : visible,
    sort: ['-publishedAt', 'title'],
    limit,
    page,
    select: CARD_COLUMNS,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return {
    articles: found.docs.map((row) => articleCard(row)),
    page,
    pages: found.totalPages,
    total: found.totalDocs,
  }
}

/** The article with this slug; null when there is none that anybody may read. */
export async function articleBySlug(req: PayloadRequest, slug: string): Promise<ArticleView | null> {
  const { docs } = await req.payload.find({
    collection: 'news',
    where: { and: [visibleNow(new Date()), { slug: { equals: slug } }] },
    limit: 1,
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const article = docs[0]
  return article ? articleView(article, await neighboursOf(req, article)) : null
}

/** The last saved version of an article, draft or not; throws 404 for who may not read it. */
export async function articlePreview(req: PayloadRequest, id: string): Promise<ArticleView> {
  const article = await req.payload.findByID({
    collection: 'news',
    id,
    draft: true,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return previewView(article, new Date())
}

/** Whether anybody may read an article with this slug. */
export async function hasArticle(req: PayloadRequest, slug: string): Promise<boolean> {
  const where: Where = { and: [visibleNow(new Date()), { slug: { equals: slug } }] }
  return (await req.payload.count({ collection: 'news', where, overrideAccess: false, req })).totalDocs > 0
}

/** The number of pages of the public list. */
export async function newsPageCount(req: PayloadRequest): Promise<number> {
  const where = visibleNow(new Date())
  const { totalDocs } = await req.payload.count({ collection: 'news', where, overrideAccess: false, req })
  return Math.ceil(totalDocs / NEWS_PAGE_SIZE)
}

async function neighboursOf(
  req: PayloadRequest,
  { id, publishedAt, categories }: News,
): Promise<ArticleNeighbours> {
  const related = await relatedTo(req, id, idsOf(categories))
  const nearest = async (than: 'less_than' | 'greater_than', sort: string) => {
    const { docs } = await req.payload.find({
      collection: 'news',
      where: { and: [visibleNow(new Date()), { publishedAt: { [than]: publishedAt } }] },
      sort,
      limit: 1,
      select: { slug: true, title: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    return docs.map(({ id: other, slug, title }) => ({ slug: slug ?? other, title }))[0] ?? null
  }
  return {
    related,
    older: await nearest('less_than', '-publishedAt'),
    newer: await nearest('greater_than', 'publishedAt'),
  }
}

/** The slugs of all articles anybody may read, and when their pages last changed. */
export async function articleAddresses(req: PayloadRequest): Promise<{ slug: string; changed: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'news',
    where: visibleNow(new Date()),
    sort: ['-publishedAt', 'title'],
    select: { slug: true, publishedAt: true, updatedAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((article) => ({ slug: article.slug ?? article.id, changed: changedAt(article) }))
}

/** The newest other articles, those of the same categories first. */
async function relatedTo(req: PayloadRequest, id: string, categories: string[]): Promise<ArticleCard[]> {
  const others: Where = { id: { not_equals: id } }
  const near =
    categories.length > 0
      ? await newsPage(req, {
          limit: RELATED_COUNT,
          where: { and: [others, { categories: { in: categories } }] },
        })
      : undefined
  const newest = await newsPage(req, { limit: RELATED_COUNT * 2, where: others })
  const all = [...(near?.articles ?? []), ...newest.articles]
  return all
    .filter((card, index) => all.findIndex((other) => other.id === card.id) === index)
    .slice(0, RELATED_COUNT)
}

/** Whether an article anybody may read shows this picture, as its cover or in its text. */
export async function pictureInNews(req: PayloadRequest, picture: string): Promise<boolean> {
  const used: Where = {
    or: [{ cover: { equals: picture } }, { textPictures: { contains: ` ${picture} ` } }],
  }
  const { totalDocs } = await req.payload.count({
    collection: 'news',
    where: { and: [used, visibleNow(new Date())] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

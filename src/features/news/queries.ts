import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/access/reference'
import type { PictureUse } from '@/fields/picture'
import { visibleNow } from './access'
import { RELATED_COUNT } from './rules'
import { type ArticleCard, articleCard, type ArticleView, articleView, type NewsPage } from './views'

const CARD = { title: true, slug: true, excerpt: true, cover: true, publishedAt: true } as const

/**
 * A page of the articles anybody may read, newest first. What is public is said here as well as by access,
 * so that an admin's request gives the same list.
 */
export async function newsPage(
  req: PayloadRequest,
  { limit, page = 1, where }: { limit: number; page?: number; where?: Where },
): Promise<NewsPage> {
  const visible = visibleNow(new Date())
  const found = await req.payload.find({
    collection: 'news',
    where: where ? { and: [visible, where] } : visible,
    sort: ['-publishedAt', 'title'],
    limit,
    page,
    select: CARD,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return {
    articles: found.docs.map(articleCard),
    page,
    pages: found.totalPages,
    total: found.totalDocs,
  }
}

/** An article by its address; null when there is none that anybody may read. */
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
  return article ? articleView(article, await relatedTo(req, article.id, idsOf(article.categories))) : null
}

/** Articles of the same categories first, then the newest others. */
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

/** What the articles make of a picture: shown on the site, held back with a draft or until its time, or not used. */
export async function pictureInNews(req: PayloadRequest, picture: string): Promise<PictureUse> {
  const shared = { collection: 'news', overrideAccess: true, req } as const
  const used = (prefix = ''): Where => ({
    or: [
      { [`${prefix}cover`]: { equals: picture } },
      { [`${prefix}textPictures`]: { contains: ` ${picture} ` } },
    ],
  })
  const shown = await req.payload.count({ ...shared, where: { and: [used(), visibleNow(new Date())] } })
  if (shown.totalDocs > 0) return 'shown'
  const kept = await req.payload.count({ ...shared, where: used(), trash: true })
  const drafted = await req.payload.countVersions({ ...shared, where: used('version.') })
  return kept.totalDocs + drafted.totalDocs > 0 ? 'held' : 'unused'
}

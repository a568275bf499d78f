import type { PayloadRequest } from 'payload'
import { titleContains } from '@/access/title-search'
import { adminArticle, type AdminNewsList } from './views'

const PAGE_SIZE = 25

/** A page of the office's list of articles, drafts among them, newest first; `search` looks in their titles. */
export async function adminNewsList(
  req: PayloadRequest,
  { page, search }: { page: number; search: string },
): Promise<AdminNewsList> {
  const found = await req.payload.find({
    collection: 'news',
    where: await titleContains(req, 'news', search),
    sort: ['-publishedAt', 'title'],
    limit: PAGE_SIZE,
    page,
    select: { title: true, slug: true, _status: true, publishedAt: true, author: true },
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
  })
  const now = new Date()
  return {
    articles: found.docs.map((article) => adminArticle(article as Parameters<typeof adminArticle>[0], now)),
    page,
    pages: found.totalPages,
    total: found.totalDocs,
  }
}

/** How many articles are drafts as they are now: never published, hidden, or changed since. */
export const unpublishedArticles = async (req: PayloadRequest): Promise<number> =>
  (
    await req.payload.countVersions({
      collection: 'news',
      where: {
        and: [
          { latest: { equals: true } },
          { 'version._status': { equals: 'draft' } },
          { 'version.deletedAt': { exists: false } },
        ],
      },
      overrideAccess: false,
      req,
    })
  ).totalDocs

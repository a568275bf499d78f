import type { PayloadRequest } from 'payload'
import { fold } from '@/lib/text'
import { adminArticle, type AdminNewsList } from './views'

const PAGE_SIZE = 25

/** The office's list of articles, drafts among them, newest first; narrowed to titles that contain `search`. */
export async function adminNewsList(
  req: PayloadRequest,
  { page, search }: { page: number; search: string },
): Promise<AdminNewsList> {
  const words = fold(search)
  const found = await req.payload.find({
    collection: 'news',
    where: words ? { id: { in: await titled(req, words) } } : {},
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

/** By the folded title: one database folds the case of plain letters only, and neither takes „l“ for „ľ“. */
async function titled(req: PayloadRequest, words: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'news',
    select: { title: true },
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.filter(({ title }) => fold(title).includes(words)).map(({ id }) => id)
}

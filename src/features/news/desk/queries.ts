import type { PayloadRequest } from 'payload'
import { literal } from '@/lib/text'
import { deskArticle, type NewsDesk } from './views'

const PAGE_SIZE = 25

/** The office's list of articles, drafts among them, newest first; narrowed to titles that contain `search`. */
export async function newsDesk(
  req: PayloadRequest,
  { page, search }: { page: number; search: string },
): Promise<NewsDesk> {
  const words = literal(search)
  const found = await req.payload.find({
    collection: 'news',
    where: words ? { title: { contains: words } } : {},
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
    articles: found.docs.map((article) => deskArticle(article as Parameters<typeof deskArticle>[0], now)),
    page,
    pages: found.totalPages,
    total: found.totalDocs,
  }
}

import { insertRows } from '@/db/insert-rows'
import { idOf, idsOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import type { News } from '@/payload-types'
import { announce } from '../automatic/commands'
import { dropNotices, type Teller } from '../notices/commands'
import { articleAudience, isPublic } from './rules'

/** How long it is remembered that an article was told. */
const REMEMBERED_MS = 10 * 365 * 86_400_000

/** Tells the families of an article's categories of it, or everybody when it has none; each article once. */
export const tellArticles: Teller = async (req, notices, now) => {
  const { docs } = await req.payload.db.find<News>({
    collection: 'news',
    where: { id: { in: notices.map(({ subject }) => subject) } },
    limit: 0,
    pagination: false,
    req,
  })
  for (const article of docs.filter((each) => each.notify !== false && isPublic(each, now))) {
    const notice = notices.find(({ subject }) => subject === article.id)!
    await announce(req, [
      {
        kind: 'news',
        title: article.title,
        body: article.excerpt,
        url: href('article', { slug: article.slug ?? '' }),
        urgent: false,
        audience: articleAudience(idsOf(article.categories)),
        by: idOf(notice.by) ?? null,
      },
    ])
    const { kind, subject, key, firstAt } = notice
    const dueAt = new Date(now.getTime() + REMEMBERED_MS).toISOString()
    await dropNotices(req, [notice.id])
    await insertRows(req, 'notices', [{ kind, subject, key, firstAt, dueAt, told: true }])
  }
}

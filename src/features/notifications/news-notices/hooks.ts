import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { isQuietAct } from '@/fields/quiet-act'
import { updateEach } from '@/db/update-each'
import type { News } from '@/payload-types'
import { dropNotices, tellAt } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { articleDueAt } from './rules'

const keyOf = (article: string): string => `article:${article}`

const isLeftOut = (article: Partial<News> | undefined): boolean => article?.notify === false

/**
 * Notes an article that becomes public, now or at its moment; one that was told is not told again, whatever is changed.
 * Of one whose editor leaves families out nobody is told, until they are not left out any more.
 */
export const noteArticle: CollectionAfterChangeHook<News> = async ({ doc, previousDoc, req }) => {
  const wasPublic = previousDoc?._status === 'published' && !previousDoc.deletedAt && !isLeftOut(previousDoc)
  const isSame = wasPublic && !isLeftOut(doc) && previousDoc.publishedAt === doc.publishedAt
  if (isSame || isQuietAct(req)) return doc
  await planArticle(req, doc, wasPublic)
  return doc
}

async function planArticle(req: PayloadRequest, article: News, wasPublic: boolean): Promise<void> {
  const now = new Date()
  const row = (await noticesByKey(req, [keyOf(article.id)])).get(keyOf(article.id))
  if (row?.told) return
  // A draft of a public article leaves nobody out: what is public decides.
  if (isLeftOut(article) && article._status === 'published') {
    if (row) await dropNotices(req, [row.id])
    return
  }
  const due = articleDueAt(article, now)
  // A draft may be one of an article that is public meanwhile: whether it is, is looked at when it is told.
  if (!due || (wasPublic && !row)) return
  const dueAt = due.toISOString()
  if (row) await updateEach(req, 'notices', [{ id: row.id, dueAt }])
  else
    await insertRows(req, 'notices', [
      {
        id: randomUUID(),
        kind: 'article',
        subject: article.id,
        key: keyOf(article.id),
        by: req.user?.id ?? null,
        firstAt: now.toISOString(),
        dueAt,
        told: false,
      },
    ])
  await tellAt(req, [dueAt])
}

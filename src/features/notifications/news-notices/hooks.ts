import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { isQuietAct } from '@/fields/quiet-act'
import { updateEach } from '@/db/update-each'
import type { News } from '@/payload-types'
import { tellAt } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { articleDueAt } from './rules'

const keyOf = (article: string): string => `article:${article}`

/**
 * Notes an article that becomes public, now or at its moment; one that was told is not told again, whatever is changed.
 */
export const noteArticle: CollectionAfterChangeHook<News> = async ({ doc, previousDoc, req }) => {
  const wasPublic = previousDoc?._status === 'published' && !previousDoc.deletedAt
  const isSame = wasPublic && previousDoc.publishedAt === doc.publishedAt
  if (isSame || isQuietAct(req)) return doc
  await planArticle(req, doc, wasPublic)
  return doc
}

async function planArticle(req: PayloadRequest, article: News, wasPublic: boolean): Promise<void> {
  const now = new Date()
  const row = (await noticesByKey(req, [keyOf(article.id)])).get(keyOf(article.id))
  if (row?.told) return
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

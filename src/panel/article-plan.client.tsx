'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { ARTICLE_STATES } from '@/features/news/labels'
import { articleState } from '@/features/news/rules'
import { dateAndTime } from '@/lib/date-format'

/** At the head of an article's form: when a scheduled article appears on the site. */
export function ArticlePlan() {
  const { savedDocumentData } = useDocumentInfo()
  const saved = savedDocumentData as { _status?: string; publishedAt?: string } | undefined
  if (!saved?.publishedAt || articleState(saved, new Date()) !== 'scheduled') return null
  return (
    <strong>
      {ARTICLE_STATES.scheduled} na {dateAndTime(saved.publishedAt)}
    </strong>
  )
}

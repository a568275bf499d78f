import type { DefaultServerCellComponentProps } from 'payload'
import { ARTICLE_STATES } from '@/features/news/labels'
import { articleState } from '@/features/news/rules'

/** The state of an article in the panel's list; a published one with a future date is scheduled. */
export function ArticleStateCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  return <span>{ARTICLE_STATES[articleState(rowData, new Date())]}</span>
}

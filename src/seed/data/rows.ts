import type { Visibility } from '@/features/documents/labels'

/** A document of the invented club; its file is drawn by content/pdf.ts from the body. */
export interface DocumentRow {
  folder: string
  title: string
  body: string
  visibility?: Visibility
}

/**
 * An article of the invented club, published on the latest occurrence of its day of the year; {rok}, {buduci},
 * {sezona}, {od} and {do} become the year, the next one, the season and the birth years of the youngest.
 */
export interface ArticleRow {
  /** MM-DD; „draft“ is not published, „scheduled“ is published in five days. */
  day: string
  title: string
  excerpt: string
  /** In the plain form of content/lexical.ts. */
  body: string
  author: string
  categories: readonly string[]
  cover: string
}

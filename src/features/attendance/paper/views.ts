import type { PaperClub } from '@/ui/letterhead-pdf'

/** A column to fill: what stands above it, one word a line. */
export type PaperColumn = readonly string[]

/** A sheet of attendance to print and to fill by pen. */
export interface PaperSheet {
  club: PaperClub
  /** „Tréning U13“, „U13, september 2026“ */
  title: string
  /** When and where, or how it is filled. */
  facts: string
  players: { name: string; jerseyNumber: number | null }[]
  columns: PaperColumn[]
  /** A month has many columns and lies on its side. */
  layout: 'portrait' | 'landscape'
}

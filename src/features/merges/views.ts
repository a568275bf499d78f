import type { Named } from '@/lib/schema'
import type { FieldKey } from './labels'

/** One of the two people, as the page names them. */
export interface MergeSide extends Named {
  username: string
  /** Whether somebody signs in with the account. */
  hasPassword: boolean
  /** The day of the row, which says nothing of when the person joined the club. */
  created: string
  symbols: string[]
  /** The names of the children whose guardian the person is: what tells namesakes apart. */
  children: string[]
}

/** A value of both, written; `differs` where somebody chooses. */
export interface ComparedField {
  key: FieldKey
  label: string
  mine: string
  theirs: string
  state: 'same' | 'differs' | 'filled'
}

/** What the office sees before two people become one. */
export interface MergePreview {
  kept: MergeSide
  removed: MergeSide
  fields: ComparedField[]
  /** What moves, with the number of rows. */
  parts: { key: string; title: string; count: number }[]
  /** What becomes of what both have. */
  notes: string[]
  /** What says that they are two people, in sentences. */
  differences: string[]
  seen: string
}

/** The page: why the two cannot be merged, or what happens. */
export type MergeCase = { preview: MergePreview } | { problem: string; kept: Named; removed: Named }

/** Somebody who may be the same person, and why. */
export interface LikelyTwin extends Named {
  /** The birth date and the category, or how an adult is reached. */
  facts: string
  why: string
}

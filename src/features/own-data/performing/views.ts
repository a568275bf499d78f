import type { Named } from '@/lib/schema'
import type { ErasurePreview, ErasureView } from '../erasure/schema'
import type { Mention } from '../views'

/** Somebody who left long ago, and since when. */
export interface Left extends Named {
  /** For a guardian since when the last child is gone; null when all of them were taken from the account. */
  since: string | null
  isGuardian: boolean
}

/** The office's list: what waits, who left long ago, and what was done. */
export interface ErasureDesk {
  today: string
  open: ErasureView[]
  closed: ErasureView[]
  /** Requests from the public form, which name no row; the panel handles them. */
  fromWeb: { id: string; createdAt: string }[]
  /** The first of those who should be erased, and how many they are in all. */
  left: Left[]
  leftTotal: number
}

/** What the office sees before it erases somebody. */
export interface ErasureCase extends ErasurePreview {
  request: ErasureView | undefined
  /** Who asked, „sám/sama“ for the person themselves; empty without a request. */
  askedBy: string
  /** Whether the person is a minor who asked alone: the office asks a guardian first. */
  isMinorAlone: boolean
  guardians: Named[]
  mentions: Mention[]
}

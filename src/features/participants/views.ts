import type { Nomination } from './nomination/labels'
import type { EventView } from '@/features/events/views'
import type { Answer } from './labels'

/** One player asked to one event, with what they answered and whether a family may still answer. */
export interface ParticipantView {
  id: string
  event: EventView
  player: { id: string; name: string }
  category: string | null
  userSubmitted: boolean
  answer: Answer | null
  reason: string
  submittedAt: string | null
  nominated: boolean
  /** The place in the squad; null until it is decided. */
  nomination: Nomination | null
  open: boolean
}

interface Row {
  id: string
  category?: unknown
  userSubmitted?: boolean | null
  answer?: Answer | null
  reason?: string | null
  submittedAt?: string | null
  nomination?: Nomination | null
}

/** The view of a participant; `open` says whether a family may answer now. */
export const participantView = (
  row: Row,
  event: EventView,
  player: { id: string; name: string },
  open: boolean,
): ParticipantView => ({
  id: row.id,
  event,
  player,
  category: typeof row.category === 'string' ? row.category : null,
  userSubmitted: row.userSubmitted === true,
  answer: row.answer ?? null,
  reason: row.reason ?? '',
  submittedAt: row.submittedAt ?? null,
  nominated: row.nomination === 'in',
  nomination: row.nomination ?? null,
  open,
})

import type { EventView } from '@/features/events/schema'
import type { Named } from '@/lib/schema'
import type { Answer } from './labels'
import type { Nomination } from './nomination/labels'
import type { ParticipantView } from './schema'

interface Row {
  id: string
  category?: unknown
  userSubmitted?: boolean | null
  answer?: Answer | null
  reason?: string | null
  submittedAt?: string | null
  nomination?: Nomination | null
}

/** The view of a participant; `open` is whether a family may answer now, `absence` what gave the answer. */
export const participantView = (
  row: Row,
  event: EventView,
  player: Named,
  open: boolean,
  absence: ParticipantView['absence'],
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
  absence,
})

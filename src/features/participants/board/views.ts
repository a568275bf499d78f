import type { Position } from '@/features/users/labels'
import type { PageView } from '@/lib/schema'
import type { ParticipantView } from '../schema'

/** One of all invited players: enough to count, to copy and to nominate. */
export interface InvitedView extends Pick<
  ParticipantView,
  'id' | 'player' | 'category' | 'userSubmitted' | 'answer' | 'reason' | 'nomination'
> {
  jerseyNumber: number | null
  position: Position | null
}

/** Who is invited to an event: everybody in short, and a page of them in full. */
export interface AnswerBoardView {
  /** By answer as the board groups them, then by name. */
  invited: InvitedView[]
  rows: ParticipantView[]
  page: PageView
}

import type { PageView } from '@/lib/schema'
import type { ParticipantView } from '../schema'

/** What stands of one player among all who were asked: enough to count, to copy and to nominate. */
export type InvitedView = Pick<ParticipantView, 'id' | 'player' | 'userSubmitted' | 'answer' | 'nomination'>

/** Who was asked to one event: everybody in short, and a page of them in full. */
export interface AnswerBoardView {
  /** By answer as the board groups them, then by name. */
  asked: InvitedView[]
  rows: ParticipantView[]
  page: PageView
}

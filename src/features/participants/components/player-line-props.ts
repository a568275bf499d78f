import type { ParticipantView } from '../schema'

/** One invited player, as their line and what it opens show them. */
export interface PlayerLineProps extends Pick<
  ParticipantView,
  'player' | 'answer' | 'reason' | 'submittedAt' | 'nomination' | 'absence'
> {
  event: string
  jerseyNumber: number | null
  /** The event has begun. */
  past: boolean
  /** Without an answer the player is expected. */
  expected: boolean
  /** Whether there is a nomination to decide about. */
  squad: boolean
  /** Whether the line can be opened; not of a cancelled event. */
  opens: boolean
  /** The page with the player's contacts. */
  profile: string
}

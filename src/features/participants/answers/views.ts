import type { Closure } from '@/features/club/places/rules'
import type { EventView } from '@/features/events/schema'
import type { Named } from '@/lib/schema'
import type { ParticipantView } from '../schema'

/** The caller, when they play, or one of their children. */
export interface FamilyMember extends Named {
  /** The caller themselves. */
  self: boolean
  /** Whether the caller may answer for them. */
  canAct: boolean
}

/** Whom a family calls after the deadline for answers. */
export interface Contact {
  name: string
  phone: string
}

/** A family's invitations: those that await an answer, other upcoming ones, past ones. */
export interface FamilyEvents {
  today: string
  family: FamilyMember[]
  /** The chosen one; undefined for everybody. */
  player?: string
  waiting: ParticipantView[]
  upcoming: ParticipantView[]
  past: ParticipantView[]
  /** The ids of events to come whose place is closed. */
  closed: ReadonlySet<string>
  /** By invitation, for those past the deadline. */
  contacts: Record<string, Contact>
  clubPhone: string
}

/** One event with the family's invitations to it. */
export interface FamilyEvent {
  today: string
  family: FamilyMember[]
  event: EventView
  rows: ParticipantView[]
  /** For a map; empty without a place. */
  address: string
  /** When the place is closed on its days; null when it is open. */
  closure: Closure | null
  /** Who leads it, of those whom the club shows on its site. */
  leaders: { id: string; name: string; phone: string }[]
  contacts: Record<string, Contact>
  clubPhone: string
}

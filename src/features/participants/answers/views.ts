import type { EventView } from '@/features/events/schema'
import type { Named } from '@/lib/schema'
import type { ParticipantView } from '../schema'

/** Somebody whose events the caller sees. */
export interface FamilyMember extends Named {
  /** The caller themselves. */
  self: boolean
  /** Whether the caller may answer for them. */
  canAct: boolean
}

/** Whom a family calls once answers have closed. */
export interface Contact {
  name: string
  phone: string
}

/** A family's invitations by what they ask of it. */
export interface FamilyEvents {
  today: string
  people: FamilyMember[]
  /** The one looked at; undefined is everybody. */
  player?: string
  waiting: ParticipantView[]
  coming: ParticipantView[]
  past: ParticipantView[]
  /** By invitation, for those that cannot be answered any more. */
  contacts: Record<string, Contact>
  clubPhone: string
}

/** One event with what it asks of the family. */
export interface FamilyEvent {
  today: string
  people: FamilyMember[]
  event: EventView
  /** One for each of them who is asked. */
  rows: ParticipantView[]
  /** For a map; empty without a place. */
  address: string
  contacts: Record<string, Contact>
  clubPhone: string
}

import { addDays } from '@/lib/dates'
import type { DueDays } from '../debts/rules'
import { DUE_SOON_DAYS, dueSoonWords, overdueWords } from '../fee-notices/rules'
import type { Kind } from '../labels'
import { OUTDATED } from './labels'

/** Kinds that say something of an event that is to come; what somebody writes may be about one that is over. */
const BEFORE_AN_EVENT: readonly Kind[] = ['events', 'changes', 'nominations', 'reminders']

/** What is known about a copy when it is about to be sent. */
export interface CopyFacts {
  kind: Kind
  urgent: boolean
  /** Whether it was tried before: then its reader may have it already. */
  wasTried: boolean
  /** Whether its reader wants copies of this kind now. */
  isWanted: boolean
  /** Whether its reader has opened it in the inbox. */
  isSeen: boolean
  /** When the last of the events it is about is over. */
  until?: Date
  /** Whether a newer message to the reader tells of the same (replacing/rules.ts). */
  isReplaced: boolean
  /** Whether everybody of the reader's family has answered that event. */
  isAnswered: boolean
  /** Whether the reader's family owes nothing of what it reminds of. */
  isSettled: boolean
}

/** Why a copy need not be sent any more; undefined when it is. */
export const outdatedReason = (facts: CopyFacts, now: Date): string | undefined => {
  const { kind, until } = facts
  if (!facts.isWanted) return OUTDATED.unwanted
  if (facts.isSeen && !facts.urgent && !facts.wasTried) return OUTDATED.seen
  if (facts.isReplaced) return OUTDATED.replaced
  if (BEFORE_AN_EVENT.includes(kind) && until && until <= now) return OUTDATED.past
  if (kind === 'reminders' && facts.isAnswered) return OUTDATED.answered
  if (kind === 'fees' && facts.isSettled) return OUTDATED.settled
  return undefined
}

/**
 * Which fees a message of the kind `fees` reminds of, by its title: overdue ones or those of one of the next days. Undefined
 * for a new fee and for thanks, which stay true when it is paid.
 */
export const remindedFees = (title: string, today: string): DueDays | undefined => {
  if (title === overdueWords().title) return { before: today }
  const days = Array.from({ length: DUE_SOON_DAYS + 1 }, (_, ahead) => addDays(today, ahead))
  const on = days.find((day) => dueSoonWords(day).title === title)
  return on === undefined ? undefined : { on }
}

import { dayOf } from '@/lib/dates'
import type { Answer } from '../labels'

/** Days YYYY-MM-DD from one to another, both included. */
export interface Span {
  from: string
  to: string
}

/** An absence that holds. */
export interface Absence extends Span {
  id: string
  player: string
  reason: string | null
  /** Only invitations through these categories; all when empty. */
  categories: readonly string[]
  by: string | null
  /** When it was recorded. */
  at: string
}

interface Invited {
  startsAt: string
  player: string
  category?: string | null
}

/** Whether an absence holds for an invitation. */
export const covers = (absence: Absence, { startsAt, player, category }: Invited): boolean => {
  // First, as it costs nothing: an import invites thousands, and almost none of them are away.
  if (absence.player !== player) return false
  const day = dayOf(startsAt)
  const isOfCategory = absence.categories.length === 0 || absence.categories.includes(category ?? '')
  return absence.from <= day && day <= absence.to && isOfCategory
}

/** The first of these absences that holds for an invitation. */
export const coveringAbsence = (absences: readonly Absence[], row: Invited): Absence | undefined =>
  absences.find((absence) => covers(absence, row))

/**
 * The first of these absences by which an invitation is answered when its answer before is `earlier`: one that holds for it,
 * was recorded before the event began, and after that answer was given.
 */
export const answeringAbsence = (
  absences: readonly Absence[],
  row: Invited,
  earlier: Earlier | null | undefined,
): Absence | undefined => {
  const given = earlier?.submitted && earlier.submittedAt ? Date.parse(earlier.submittedAt) : -Infinity
  return absences.find((absence) => {
    const at = Date.parse(absence.at)
    return covers(absence, row) && given < at && at < Date.parse(row.startsAt)
  })
}

/** Answers and who gave them, as an invitation keeps them. */
export interface GivenAnswer {
  userSubmitted?: boolean | null
  answer?: Answer | null
  reason?: string | null
  submittedAt?: string | null
  submittedBy?: string | null
}

/** The columns of an invitation that an absence answers, with the answer it had before. */
export const absentColumns = (absence: Absence, before: GivenAnswer, now: string) => ({
  userSubmitted: true,
  answer: 'no' as const,
  reason: absence.reason,
  submittedAt: now,
  submittedBy: absence.by,
  absence: absence.id,
  'earlier.submitted': before.userSubmitted === true,
  'earlier.answer': before.answer ?? null,
  'earlier.reason': before.reason ?? null,
  'earlier.submittedAt': before.submittedAt ?? null,
  'earlier.submittedBy': before.submittedBy ?? null,
  updatedAt: now,
})

/** The answer of a new invitation: „no“ where an absence holds for it and the event is ahead, else none yet. */
export const answerOfNew = (
  absences: readonly Absence[],
  { startsAt, player, category }: Omit<Invited, 'startsAt'> & { startsAt: string | null },
  now: string,
) => {
  const isAhead = startsAt !== null && startsAt > now
  const absence = isAhead ? coveringAbsence(absences, { startsAt, player, category }) : undefined
  if (!absence) return { userSubmitted: false }
  const { id, reason, by } = absence
  return { userSubmitted: true, answer: 'no', reason, submittedAt: now, submittedBy: by, absence: id }
}

/** What an absence keeps of the earlier answer in the invitation. */
export interface Earlier {
  submitted?: boolean | null
  answer?: Answer | null
  reason?: string | null
  submittedAt?: string | null
  submittedBy?: string | null
}

/** The columns of an invitation whose absence is taken back: as it was before. */
export const restoredColumns = (earlier: Earlier | null | undefined, now: string) => ({
  userSubmitted: earlier?.submitted === true,
  answer: earlier?.answer ?? null,
  reason: earlier?.reason ?? null,
  submittedAt: earlier?.submittedAt ?? null,
  submittedBy: earlier?.submittedBy ?? null,
  absence: null,
  'earlier.submitted': false,
  'earlier.answer': null,
  'earlier.reason': null,
  'earlier.submittedAt': null,
  'earlier.submittedBy': null,
  updatedAt: now,
})

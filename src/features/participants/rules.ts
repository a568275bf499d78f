import { idsOf } from '@/lib/reference'
import { type Nomination, SQUAD } from './nomination/labels'
import { type Answer, ANSWERS } from './labels'

/** A player with the categories they play in. */
export interface Player {
  id: string
  category?: string
  secondCategory?: string
  /** The last day of a child's trial: it is invited to trainings until then and to nothing else. */
  trialUntil?: string | null
}

/** A player invited to an event, and the category through which. */
export interface Invitation {
  player: string
  category: string
}

/** Whom an event of these categories invites: every player once, through the main category if it is one of them. */
export const invitationsFor = (categories: readonly string[], players: readonly Player[]): Invitation[] =>
  players.flatMap((player) => {
    const category = [player.category, player.secondCategory].find(
      (id) => id !== undefined && categories.includes(id),
    )
    return category ? [{ player: player.id, category }] : []
  })

interface AnswerableEvent {
  published?: boolean | null
  cancelled?: { at?: string | null } | null
  answerUntil?: string | null
  startsAt: string
}

const takesAnswers = ({ published, cancelled }: AnswerableEvent): boolean =>
  published === true && !cancelled?.at

const isPastDeadline = ({ answerUntil, startsAt }: AnswerableEvent, now: Date): boolean =>
  Date.parse(answerUntil ?? startsAt) <= now.getTime()

/** Whether a family may still answer: the event is published, not cancelled, and answers have not closed. */
export const isOpenForAnswers = (event: AnswerableEvent, now: Date): boolean =>
  takesAnswers(event) && !isPastDeadline(event, now)

/** Whether a family may not answer only because answers have closed; they call the trainer then. */
export const isClosedForAnswers = (event: AnswerableEvent, now: Date): boolean =>
  takesAnswers(event) && isPastDeadline(event, now)

/** The columns of an answer that somebody gave and no absence. */
export const BY_HAND = {
  absence: null,
  earlier: { submitted: false, answer: null, reason: null, submittedAt: null, submittedBy: null },
} as const

interface InvitingEvent {
  startsAt: string
  answerUntil?: string | null
  answerRequired?: boolean | null
  published?: boolean | null
  cancelled?: { at?: string | null } | null
  deletedAt?: string | null
}

/** The columns copied from an event to its participants, so that lists and the badge read one table. */
export interface EventColumns {
  /** Null while the event is in the trash, so that no list finds the row. */
  startsAt: string | null
  /** Whether families see it. */
  published: boolean
  /** Until when an answer is awaited; null when none is required or the event is unpublished or cancelled. */
  asksUntil: string | null
  [column: string]: string | boolean | null
}

/** What is copied from an event to its participants. */
export const eventColumns = (event: InvitingEvent): EventColumns => {
  const published = event.published === true && !event.deletedAt
  const awaitsAnswers = published && event.answerRequired === true && !event.cancelled?.at
  return {
    startsAt: event.deletedAt ? null : event.startsAt,
    published,
    asksUntil: awaitsAnswers ? (event.answerUntil ?? event.startsAt) : null,
  }
}

interface ParticipantRow {
  id: string
  event: string
  player: string
  category?: string
  answered: boolean
}

/** What has to be written so that the participants are those who are invited. */
export interface ParticipantChanges {
  /** Ids of rows to delete. */
  remove: string[]
  /** Rows whose player is invited through another category than before. */
  move: { id: string; category: string }[]
  add: (Invitation & { event: string })[]
}

/**
 * How rows of upcoming events change when players or events did. Who is still invited keeps the row with its answer and
 * nomination, with the category they are now invited through. Unanswered rows of the others are removed, answered ones
 * never; missing rows are added.
 */
export const participantChanges = (
  rows: readonly ParticipantRow[],
  invited: readonly (Invitation & { event: string })[],
): ParticipantChanges => {
  const key = (row: { event: string; player: string }) => `${row.event} ${row.player}`
  const through = new Map(invited.map((row) => [key(row), row.category]))
  const present = new Set(rows.map(key))
  return {
    remove: rows.filter((row) => !row.answered && !through.has(key(row))).map(({ id }) => id),
    move: rows.flatMap((row) => {
      const category = through.get(key(row))
      return category && category !== row.category ? [{ id: row.id, category }] : []
    }),
    add: invited.filter((row) => !present.has(key(row))),
  }
}

/** Of these changes only the additions: rows of an event that has begun are kept as they are. */
export const additionsOnly = ({ add }: ParticipantChanges): ParticipantChanges => ({
  remove: [],
  move: [],
  add,
})

interface Timed {
  startsAt: string
  categories?: unknown
  deletedAt?: string | null
}

/**
 * Through which of its categories an event has to update its invitations after a change. Of an event that has begun only
 * those it gained; else all, when its categories changed, or it became upcoming again (moved, or restored from the
 * trash): players may have come and gone meanwhile.
 */
export const categoriesToInvite = (before: Timed | undefined, after: Timed, now: Date): string[] => {
  const own = idsOf(after.categories)
  if (!before) return own
  const known = idsOf(before.categories)
  const gained = own.filter((id) => !known.includes(id))
  const begun = (event: Timed) => Date.parse(event.startsAt) <= now.getTime()
  if (begun(after)) return gained
  const isBack = begun(before) || (Boolean(before.deletedAt) && !after.deletedAt)
  return isBack || gained.length > 0 || own.length !== known.length ? own : []
}

interface AnsweredRow {
  player: { name: string }
  userSubmitted: boolean
  answer: Answer | null
  nomination: Nomination | null
}

/** The rows of one event by answer; `waiting` are those without one. */
export const byAnswer = <Row extends Pick<AnsweredRow, 'userSubmitted' | 'answer'>>(rows: readonly Row[]) => {
  const withAnswer = (answer: Row['answer']) =>
    rows.filter((row) => row.userSubmitted && row.answer === answer)
  const waiting = rows.filter(({ userSubmitted, answer }) => !userSubmitted || !answer)
  return { yes: withAnswer('yes'), no: withAnswer('no'), maybe: withAnswer('maybe'), waiting }
}

/** The list as a text for a message: the squad where somebody is nominated, and who answered what. */
export const formatAnswers = (
  heading: string,
  rows: readonly AnsweredRow[],
  words: Record<Answer, string> = ANSWERS,
): string => {
  const line = (title: string, some: readonly AnsweredRow[]) =>
    `${title} (${some.length}): ${some.map(({ player }) => player.name).join(', ') || '–'}`
  const { yes, no, maybe, waiting } = byAnswer(rows)
  const squad = (Object.keys(SQUAD) as Nomination[]).map((place) =>
    line(
      SQUAD[place],
      rows.filter(({ nomination }) => nomination === place),
    ),
  )
  return [
    heading,
    ...(rows.some(({ nomination }) => nomination) ? squad : []),
    line(words.yes, yes),
    line(words.no, no),
    line(words.maybe, maybe),
    line('Bez odpovede', waiting),
  ].join('\n')
}

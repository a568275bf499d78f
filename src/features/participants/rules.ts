import { idsOf } from '@/lib/reference'
import { type Nomination, SQUAD } from './nomination/labels'
import { type Answer, ANSWERS } from './labels'

/** A player and where they play. */
export interface Player {
  id: string
  category?: string
  secondCategory?: string
}

/** A player to be asked to an event, and the category through which. */
export interface Invitation {
  player: string
  category: string
}

/**
 * Whom an event of these categories asks: every player once, through the main category when it is among
 * them, else through the second one.
 */
export const invitationsFor = (categories: readonly string[], players: readonly Player[]): Invitation[] =>
  players.flatMap((player) => {
    const category = [player.category, player.secondCategory].find(
      (id) => id !== undefined && categories.includes(id),
    )
    return category ? [{ player: player.id, category }] : []
  })

/** Whether a family may still answer: the event is published, not cancelled, and answers have not closed. */
export const isOpenForAnswers = (
  event: {
    published?: boolean | null
    cancelled?: { at?: string | null } | null
    answerUntil?: string | null
    startsAt: string
  },
  now: Date,
): boolean =>
  event.published === true &&
  !event.cancelled?.at &&
  Date.parse(event.answerUntil ?? event.startsAt) > now.getTime()

interface InvitingEvent {
  startsAt: string
  answerUntil?: string | null
  answerRequired?: boolean | null
  published?: boolean | null
  cancelled?: { at?: string | null } | null
  deletedAt?: string | null
}

/** What a participant's row repeats of its event, so that lists and the badge ask one table. */
export interface EventColumns {
  /** The start; null while the event is in the trash, which takes the row out of every list. */
  startsAt: string | null
  /** Whether families see it. */
  published: boolean
  /** Until when an answer is waited for; null when none is required or the event is hidden or called off. */
  asksUntil: string | null
  [column: string]: string | boolean | null
}

/** The columns of an event's participants; kept by its hooks, the series and the seed. */
export const eventColumns = (event: InvitingEvent): EventColumns => {
  const published = event.published === true && !event.deletedAt
  const asks = published && event.answerRequired === true && !event.cancelled?.at
  return {
    startsAt: event.deletedAt ? null : event.startsAt,
    published,
    asksUntil: asks ? (event.answerUntil ?? event.startsAt) : null,
  }
}

interface ParticipantRow {
  id: string
  event: string
  player: string
  category?: string
  answered: boolean
}

/** What has to be written so that the participants are those who are asked. */
export interface ParticipantChanges {
  /** Ids of rows to delete. */
  remove: string[]
  /** Rows whose player is asked through another category than before. */
  move: { id: string; category: string }[]
  add: (Invitation & { event: string })[]
}

/**
 * What changes among the participants of events that are still to come, when players or events changed: whoever is
 * still asked keeps the row with its answer and nomination, and its category becomes the one they are asked through
 * now; unanswered rows of the others go, and the missing ones come. An answer is never thrown away.
 */
export const participantChanges = (
  rows: readonly ParticipantRow[],
  wanted: readonly (Invitation & { event: string })[],
): ParticipantChanges => {
  const key = (row: { event: string; player: string }) => `${row.event} ${row.player}`
  const through = new Map(wanted.map((row) => [key(row), row.category]))
  const present = new Set(rows.map(key))
  return {
    remove: rows.filter((row) => !row.answered && !through.has(key(row))).map(({ id }) => id),
    move: rows.flatMap((row) => {
      const category = through.get(key(row))
      return category && category !== row.category ? [{ id: row.id, category }] : []
    }),
    add: wanted.filter((row) => !present.has(key(row))),
  }
}

/** The same for an event that has begun: nobody goes and nobody's category changes; who is missing comes. */
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
 * Through which of its categories an event has to ask again after a change: none when nothing about whom it asks
 * changed. What has begun keeps whom it asked, only a category it gained is asked; what is ahead again (moved there,
 * or taken out of the trash) asks all of its own, for players came and went without it.
 */
export const categoriesToInvite = (before: Timed | undefined, after: Timed, now: Date): string[] => {
  const own = idsOf(after.categories)
  if (!before) return own
  const known = idsOf(before.categories)
  const gained = own.filter((id) => !known.includes(id))
  const begun = (event: Timed) => Date.parse(event.startsAt) <= now.getTime()
  if (begun(after)) return gained
  const back = begun(before) || (Boolean(before.deletedAt) && !after.deletedAt)
  return back || gained.length > 0 || own.length !== known.length ? own : []
}

interface AnsweredRow {
  player: { name: string }
  userSubmitted: boolean
  answer: Answer | null
  nomination: Nomination | null
}

/** Those asked to one event by their answer; whoever has not given one is silent. */
export const byAnswer = <Row extends Pick<AnsweredRow, 'userSubmitted' | 'answer'>>(rows: readonly Row[]) => {
  const said = (answer: Row['answer']) => rows.filter((row) => row.userSubmitted && row.answer === answer)
  const silent = rows.filter(({ userSubmitted, answer }) => !userSubmitted || !answer)
  return { yes: said('yes'), no: said('no'), maybe: said('maybe'), silent }
}

/** The list as it is copied into a message: the squad where one is named, and who answered what. */
export const formatAnswers = (
  heading: string,
  rows: readonly AnsweredRow[],
  words: Record<Answer, string> = ANSWERS,
): string => {
  const line = (title: string, some: readonly AnsweredRow[]) =>
    `${title} (${some.length}): ${some.map(({ player }) => player.name).join(', ') || '–'}`
  const { yes, no, maybe, silent } = byAnswer(rows)
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
    line('Bez odpovede', silent),
  ].join('\n')
}

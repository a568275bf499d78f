import { type Nomination, SQUAD } from '../nomination/labels'
import { type Answer, ANSWERS } from './labels'

/** A player and where they play. */
export interface Player {
  id: string
  category?: string
  secondCategory?: string
}

/** A player to be asked to an event, and the category through which. */
export interface Asked {
  player: string
  category: string
}

/**
 * Whom an event of these categories asks: every player once, through the main category when it is among
 * them, else through the second one.
 */
export const askedTo = (categories: readonly string[], players: readonly Player[]): Asked[] =>
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

interface AskingEvent {
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
export const eventColumns = (event: AskingEvent): EventColumns => {
  const published = event.published === true && !event.deletedAt
  const asks = published && event.answerRequired === true && !event.cancelled?.at
  return {
    startsAt: event.deletedAt ? null : event.startsAt,
    published,
    asksUntil: asks ? (event.answerUntil ?? event.startsAt) : null,
  }
}

interface Standing {
  id: string
  event: string
  player: string
  category?: string
  answered: boolean
}

/**
 * What changes among participants when players or events changed categories: unanswered rows asked through one of the
 * touched categories (through any, when none are named) go when the player is no longer asked so, and the missing ones
 * come. An answer is never thrown away.
 */
export const participantChanges = (
  standing: readonly Standing[],
  wanted: readonly (Asked & { event: string })[],
  touched?: readonly string[],
): { remove: string[]; add: (Asked & { event: string })[] } => {
  const key = (row: { event: string; player: string }) => `${row.event} ${row.player}`
  const through = new Map(wanted.map((row) => [key(row), row.category]))
  const stale = standing.filter(
    (row) =>
      !row.answered &&
      row.category !== undefined &&
      (!touched || touched.includes(row.category)) &&
      through.get(key(row)) !== row.category,
  )
  const gone = new Set(stale.map(({ id }) => id))
  const kept = new Set(standing.filter(({ id }) => !gone.has(id)).map(key))
  return { remove: [...gone], add: wanted.filter((row) => !kept.has(key(row))) }
}

interface Answered {
  player: { name: string }
  userSubmitted: boolean
  answer: Answer | null
  nomination: Nomination | null
}

/** Those asked to one event by their answer; whoever has not given one is silent. */
export const byAnswer = <Row extends Pick<Answered, 'userSubmitted' | 'answer'>>(rows: readonly Row[]) => {
  const said = (answer: Row['answer']) => rows.filter((row) => row.userSubmitted && row.answer === answer)
  const silent = rows.filter(({ userSubmitted, answer }) => !userSubmitted || !answer)
  return { yes: said('yes'), no: said('no'), maybe: said('maybe'), silent }
}

/** The list as it is copied into a message: the squad where one is named, and who answered what. */
export const toldAnswers = (
  heading: string,
  rows: readonly Answered[],
  words: Record<Answer, string> = ANSWERS,
): string => {
  const line = (title: string, some: readonly Answered[]) =>
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

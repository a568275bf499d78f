import { dayOf, isDay, isWallTime, momentAt, timeOf } from '@/lib/dates'
import { EVENT_TYPES, type EventType, type HOME_AWAY } from '../labels'
import { asksByDefault } from '../rules'

/** An event as its form holds it: days YYYY-MM-DD and times HH:MM of the club's clock, empty when not given. */
export interface EventForm {
  type: EventType
  categories: string[]
  title: string
  startsAt: string
  from: string
  endsAt: string
  lastDay: string
  meetAt: string
  place: string
  trainers: string[]
  substitute: string
  content: string
  answerRequired: boolean
  answerBy: string
  opponent: string
  homeAway: '' | keyof typeof HOME_AWAY
  competition: string
  round: string
  own: string
  their: string
  scorers: string
  note: string
  internalNote: string
  published: boolean
  /** 0: once; else every so many weeks. */
  every: 0 | 1 | 2
  weekdays: string[]
  until: string
  skipBreaks: boolean
  /** Whether a change goes to all of the series that follow as well. */
  following: boolean
}

interface Stored {
  type: EventType
  categories: { id: string }[]
  ownTitle: string
  startsAt: string
  endsAt: string | null
  meetAt: string | null
  place: string
  trainers: { id: string }[]
  substitute: { id: string } | null
  content: string
  answerRequired: boolean | null
  answerBy: string | null
  opponent: string
  homeAway: keyof typeof HOME_AWAY | null
  competition: string
  round: string
  result: { own: number; their: number; scorers: string } | null
  note: string | null
  internalNote: string
  published: boolean
}

const ONCE = { every: 0 as const, weekdays: [], until: '', skipBreaks: true, following: false }

/** A new event's form: a training on this day unless something else is chosen; `trainers` lead it. */
export const emptyEvent = (day: string, categories: string[], trainers: string[] = []): EventForm => ({
  type: EVENT_TYPES.training,
  categories,
  title: '',
  startsAt: day,
  from: '17:00',
  endsAt: '18:30',
  lastDay: '',
  meetAt: '',
  place: '',
  trainers,
  substitute: '',
  content: '',
  answerRequired: asksByDefault(EVENT_TYPES.training),
  answerBy: '',
  opponent: '',
  homeAway: '',
  competition: '',
  round: '',
  own: '',
  their: '',
  scorers: '',
  note: '',
  internalNote: '',
  published: true,
  ...ONCE,
})

/** The form of an event that stands. */
export const eventForm = (event: Stored): EventForm => {
  const first = dayOf(event.startsAt)
  const last = event.endsAt ? dayOf(event.endsAt) : first
  return {
    type: event.type,
    categories: event.categories.map(({ id }) => id),
    title: event.ownTitle,
    startsAt: first,
    from: timeOf(event.startsAt),
    endsAt: event.endsAt ? timeOf(event.endsAt) : '',
    lastDay: last === first ? '' : last,
    meetAt: event.meetAt ? timeOf(event.meetAt) : '',
    place: event.place,
    trainers: event.trainers.map(({ id }) => id),
    substitute: event.substitute?.id ?? '',
    content: event.content,
    answerRequired: event.answerRequired === true,
    answerBy: event.answerBy ? `${dayOf(event.answerBy)}T${timeOf(event.answerBy)}` : '',
    opponent: event.opponent,
    homeAway: event.homeAway ?? '',
    competition: event.competition,
    round: event.round,
    own: event.result ? String(event.result.own) : '',
    their: event.result ? String(event.result.their) : '',
    scorers: event.result?.scorers ?? '',
    note: event.note ?? '',
    internalNote: event.internalNote,
    published: event.published,
    ...ONCE,
  }
}

const moment = (day: string, time: string): string | null =>
  isDay(day) && isWallTime(time) ? momentAt(day, time).toISOString() : null
const goals = (typed: string): number | null => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null)

const resultOf = ({ type, own, their, scorers }: EventForm) =>
  type === EVENT_TYPES.match && (own !== '' || their !== '')
    ? { own: goals(own), their: goals(their), scorers }
    : null

const repeatOf = ({ every, weekdays, until, skipBreaks }: EventForm) =>
  every > 0 ? { repeat: { every, weekdays: weekdays.map(Number), until, skipBreaks } } : {}

/** What the form sends: moments in UTC, and of a match's fields only a match's. */
export const eventBody = (form: EventForm): Record<string, unknown> => {
  const isMatch = form.type === EVENT_TYPES.match
  const [answerDay = '', answerTime = ''] = form.answerBy.split('T')
  return {
    type: form.type,
    categories: form.categories,
    title: form.title,
    startsAt: moment(form.startsAt, form.from),
    endsAt: moment(form.lastDay || form.startsAt, form.endsAt),
    meetAt: moment(form.startsAt, form.meetAt),
    place: form.place,
    trainers: form.trainers,
    substitute: form.substitute || null,
    content: form.content,
    answerRequired: form.answerRequired,
    answerBy: moment(answerDay, answerTime),
    opponent: isMatch ? form.opponent : '',
    homeAway: isMatch ? form.homeAway || null : null,
    competition: form.competition,
    round: isMatch ? form.round : '',
    result: resultOf(form),
    note: form.note,
    internalNote: form.internalNote,
    published: form.published,
    ...repeatOf(form),
  }
}

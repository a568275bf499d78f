import { dayOf, isDay, isWallTime, momentAt, timeOf } from '@/lib/dates'
import { choice, day, flag, longText, own, reference, references, text } from '@/lib/form-fields'
import { notifyLabel } from '@/lib/notify-label'
import { formTable, type ValuesOf } from '@/lib/form-table'
import { EVENT_TYPES, EVENT_WORDS, type EventType, HOME_AWAY } from './labels'
import { answerRequiredByDefault } from './rules'
import type { StaffEventView } from './schema'

const time = (label: string, attributes = {}) => text(label, { ...attributes, type: 'time' })
const goals = (label: string, name: string) => text(label, { inputMode: 'numeric', name })

/** Days YYYY-MM-DD and times HH:MM of the club's clock. */
const fields = {
  type: own<EventType>('Typ', EVENT_TYPES.training, (type) => EVENT_WORDS[type].one),
  categories: references('Kategórie', 'categories', {
    hint: 'Každý hráč vybraných kategórií dostane udalosť do svojho prehľadu.',
  }),
  title: text('Názov', {
    hint: 'Prázdny sa utvorí sám, napríklad „Tréning U11“.',
    maxLength: 100,
    optional: true,
  }),
  startsAt: day('Deň', { required: true }),
  from: { ...time('Začiatok', { required: true }), empty: '17:00' },
  endsAt: { ...time('Koniec'), empty: '18:30' },
  lastDay: day('Posledný deň', { optional: true }),
  meetAt: time('Zraz', { optional: true }),
  place: text('Miesto', {
    autoComplete: 'off',
    hint: 'Vyberte klubové miesto alebo napíšte iné.',
    list: 'event-places',
    maxLength: 120,
  }),
  trainers: references('Vedie', 'trainers'),
  substitute: reference('Zastupujúci tréner', 'trainers', 'Nikto', { optional: true }),
  content: longText('Obsah tréningu', { maxLength: 2000, optional: true }),
  answerRequired: flag('Vyžadovať odpoveď', answerRequiredByDefault(EVENT_TYPES.training), {
    hint: 'Bez nej sa s účasťou ráta, kým sa hráč neospravedlní.',
  }),
  /** YYYY-MM-DDTHH:MM */
  answerBy: {
    ...text('Uzávierka odpovedí', {
      hint: 'Bez nej možno odpovedať do začiatku.',
      optional: true,
      type: 'datetime-local',
    }),
    format: (value: string) => value.replace('T', ' '),
  },
  opponent: text('Súper', { maxLength: 80 }),
  homeAway: choice('Doma / Vonku', HOME_AWAY, 'Zatiaľ nevieme'),
  competition: text('Súťaž', { maxLength: 80, optional: true }),
  round: text('Kolo', { maxLength: 20, optional: true }),
  own: goals('Naše góly', 'result.own'),
  their: goals('Góly súpera', 'result.their'),
  scorers: text('Strelci gólov', {
    hint: 'Vidia ich rodiny a\u00a0hráči, na webe nie sú. Kto nesúhlasil s\u00a0menom vo\u00a0výsledkoch alebo je zapísaný inak, než sa volá, sa im neukáže.',
    maxLength: 300,
    name: 'result.scorers',
    optional: true,
  }),
  note: longText('Poznámka pre rodičov a hráčov', { maxLength: 2000, optional: true }),
  internalNote: longText('Interná poznámka', {
    hint: 'Vidia ju len tréneri a administrátori.',
    maxLength: 2000,
    optional: true,
  }),
  published: flag('Zverejniť na webe', true, {
    hint: 'Skrytú udalosť vidia len tréneri a administrátori.',
  }),
  /** In weeks; 0 for a single event. */
  every: own<0 | 1 | 2>('Opakovanie', 0),
  weekdays: own<string[]>('Dni v týždni', []),
  until: own('Opakovať do', ''),
  skipBreaks: own('Vynechať sviatky a prázdniny', true),
  /** Whether families are told of it by a message. */
  notify: own(notifyLabel({ leaders: true }), true),
  /** Whether a change applies to the following events of the series too. */
  following: own('Aj všetky nasledujúce', false),
}

/** Of which fields parts of the form consist. */
export const EVENT_ROWS = {
  place: ['place'],
  match: [['opponent', 'homeAway']],
  /** Of the office alone: a match of a competition is the league's. */
  league: [['competition', 'round']],
  notes: ['note', 'internalNote', 'published'],
} as const

export type EventForm = ValuesOf<typeof fields>

/** Fields of a match only. */
const MATCH = ['opponent', 'homeAway', 'round', 'own', 'their', 'scorers'] as const

const moment = (date: string, clock: string): string | null =>
  isDay(date) && isWallTime(clock) ? momentAt(date, clock).toISOString() : null
const dayOrEmpty = (stored: string | null): string => (stored ? dayOf(stored) : '')
const timeOrEmpty = (stored: string | null): string => (stored ? timeOf(stored) : '')
/** What is no number is sent as typed, for the server to refuse. */
const goalsTyped = (typed: string): unknown =>
  /^-?\d+$/.test(typed.trim()) ? Number(typed) : typed.trim() || null

/** Scorers without goals are sent too, for the server to refuse: left out they would be lost. */
const resultOf = ({ type, own, their, scorers }: EventForm) =>
  type === EVENT_TYPES.match && (own + their + scorers).trim() !== ''
    ? { own: goalsTyped(own), their: goalsTyped(their), scorers }
    : null

const repeatOf = ({ every, weekdays, until, skipBreaks }: EventForm) =>
  every > 0 ? { every, weekdays: weekdays.map(Number), until, skipBreaks } : undefined

export const eventForm = formTable<StaffEventView>()(fields, {
  read: {
    type: ({ type }) => type,
    title: ({ ownTitle }) => ownTitle,
    startsAt: ({ startsAt }) => dayOf(startsAt),
    from: ({ startsAt }) => timeOf(startsAt),
    endsAt: ({ endsAt }) => timeOrEmpty(endsAt),
    lastDay: ({ startsAt, endsAt }) => (dayOrEmpty(endsAt) === dayOf(startsAt) ? '' : dayOrEmpty(endsAt)),
    meetAt: ({ meetAt }) => timeOrEmpty(meetAt),
    answerBy: ({ answerBy }) => (answerBy ? `${dayOf(answerBy)}T${timeOf(answerBy)}` : ''),
    own: ({ result }) => String(result?.own ?? ''),
    their: ({ result }) => String(result?.their ?? ''),
    scorers: ({ result }) => result?.scorers ?? '',
    every: () => 0,
    weekdays: () => [],
    until: () => '',
    skipBreaks: () => true,
    following: () => false,
    notify: () => true,
  },
  hidden: ({ type }) => (type === EVENT_TYPES.match ? [] : MATCH),
  // Moments are sent in UTC.
  send: (form) => {
    const [answerDay = '', answerTime = ''] = form.answerBy.split('T')
    return {
      type: form.type,
      startsAt: moment(form.startsAt, form.from),
      endsAt: moment(form.lastDay || form.startsAt, form.endsAt),
      meetAt: moment(form.startsAt, form.meetAt),
      answerBy: moment(answerDay, answerTime),
      result: resultOf(form),
      repeat: repeatOf(form),
      notify: form.notify,
      from: undefined,
      lastDay: undefined,
      own: undefined,
      their: undefined,
      scorers: undefined,
    }
  },
})

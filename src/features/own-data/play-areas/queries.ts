import type { PayloadRequest } from 'payload'
import { EVENT_TYPES } from '@/features/events/labels'
import { LEFT_OUT, STATES } from '@/features/player-migrations/labels'
import { stateOf } from '@/features/player-migrations/states/rules'
import { idOf, idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { byId, categoryNames, relationTo, storedRows } from '../queries'
import { area } from '../views'

const TYPE_NAMES = new Map<number, string>(Object.entries(EVENT_TYPES).map(([name, type]) => [type, name]))

/** As much of an event as says what it was; its notes are the club's and may name others. */
const EVENT_KEYS = {
  eventType: 'training, tournament, match',
  eventTitle: 'názov udalosti, ak ho má',
  eventStartsAt: 'začiatok',
  eventPlace: 'miesto',
} as const

const eventPart = (event: Event | undefined): Record<keyof typeof EVENT_KEYS, unknown> => ({
  eventType: event ? (TYPE_NAMES.get(event.type) ?? null) : null,
  eventTitle: event?.title ?? null,
  eventStartsAt: event?.startsAt ?? null,
  eventPlace: event?.place ?? null,
})

const eventsOf = async (req: PayloadRequest, rows: readonly { event: unknown }[]) =>
  byId(
    await storedRows(req, 'events', {
      id: { in: [...new Set(rows.flatMap(({ event }) => idOf(event) ?? []))] },
    }),
  )

export const participationArea = area({
  file: 'ucast',
  title: 'Pozvania na udalosti, odpovede a nominácie',
  keys: {
    ...EVENT_KEYS,
    category: 'kategória, cez ktorú bol pozvaný',
    answer: 'odpoveď: yes, no, maybe',
    reason: 'dôvod, ako ste ho napísali',
    answeredAt: 'čas odpovede',
    answeredBy: 'kto odpovedal: person (sám), guardian (zákonný zástupca), club',
    nomination: 'nominácia: in, substitute, out',
    earlierAnswer: 'odpoveď, ktorú nahradila neprítomnosť od – do: yes, no, maybe',
    earlierReason: 'dôvod tej odpovede',
    earlierAnsweredAt: 'čas tej odpovede',
    earlierAnsweredBy: 'kto ju dal: person, guardian, club',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'participants', { player: { equals: person.id } }, 'startsAt')
    const [events, named] = [await eventsOf(req, rows), await categoryNames(req)]
    const who = await relationTo(req, person.id)
    return {
      rows: rows.map(
        ({ event, category, answer, reason, submittedAt, submittedBy, nomination, earlier }) => ({
          ...eventPart(events.get(idOf(event)!)),
          category: named(category),
          answer: answer ?? null,
          reason: reason ?? null,
          answeredAt: submittedAt ?? null,
          answeredBy: who(submittedBy),
          nomination: nomination ?? null,
          earlierAnswer: earlier?.answer ?? null,
          earlierReason: earlier?.reason ?? null,
          earlierAnsweredAt: earlier?.submittedAt ?? null,
          earlierAnsweredBy: who(earlier?.submittedBy),
        }),
      ),
    }
  },
})

export const attendanceArea = area({
  file: 'dochadzka',
  title: 'Dochádzka',
  keys: {
    ...EVENT_KEYS,
    category: 'kategória v tom čase',
    status: 'present, late, excused, absent, injured',
    note: 'poznámka trénera k tomuto hráčovi',
    lateMinutes: 'o koľko minút prišiel neskôr',
    recordedAt: 'zapísané',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'attendances', { player: { equals: person.id } }, 'startsAt')
    const [events, named] = [await eventsOf(req, rows), await categoryNames(req)]
    return {
      rows: rows.map(({ event, category, status, note, lateMinutes, recordedAt }) => ({
        ...eventPart(events.get(idOf(event)!)),
        category: named(category),
        ...{ status, note: note ?? null, lateMinutes: lateMinutes ?? null, recordedAt },
      })),
    }
  },
})

/** Trainings and matches somebody led; whose attendance they recorded is the data of others. */
export const ledArea = area({
  file: 'vedene-udalosti',
  title: 'Udalosti, ktoré viedol',
  keys: { ...EVENT_KEYS, as: 'trainer alebo substitute (zastupoval)' },
  read: async (req, { person }) => ({
    rows: (
      await storedRows(
        req,
        'events',
        { or: [{ trainers: { in: [person.id] } }, { substitute: { equals: person.id } }] },
        'startsAt',
      )
    ).map((event) => ({
      ...eventPart(event),
      as: idsOf(event.trainers).includes(person.id) ? 'trainer' : 'substitute',
    })),
  }),
})

/** Moves between categories, those that only wait for their day included. */
export const moveArea = area({
  file: 'presuny',
  title: 'Presuny medzi kategóriami',
  keys: {
    season: 'sezóna',
    state: 'stav presunu',
    dueOn: 'deň, na ktorý bol naplánovaný',
    outcome: 'čo sa stalo alebo stane',
    from: 'z kategórie',
    to: 'do kategórie',
    reason: 'dôvod',
    leftOut: 'prečo v presune nebol',
    performedAt: 'presunuté',
    undoneAt: 'vrátené',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'playerMigrations', { 'moves.player': { equals: person.id } })
    const named = await categoryNames(req)
    return {
      rows: rows.flatMap(({ moves, ...row }) =>
        moves
          .filter(({ player }) => idOf(player) === person.id)
          .map(({ outcome, from, to, reason, leftOut }) => ({
            ...{ season: row.season, state: STATES[stateOf(row)], dueOn: row.dueOn ?? null },
            ...{ outcome, from: named(from), to: named(to), reason: reason ?? null },
            leftOut: leftOut ? LEFT_OUT[leftOut] : null,
            performedAt: row.stage && row.stage !== 'performed' ? null : row.performedAt,
            undoneAt: row.undoneAt ?? null,
          })),
      ),
    }
  },
})

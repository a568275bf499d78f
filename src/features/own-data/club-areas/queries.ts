import type { PayloadRequest } from 'payload'
import { EVENT_TYPES } from '@/features/events/labels'
import { idOf, idsOf } from '@/lib/reference'
import type { Event, MemberFee, Notification } from '@/payload-types'
import { storedRows } from '../queries'
import { area } from '../views'

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

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

const categoriesOf = async (req: PayloadRequest) => byId(await storedRows(req, 'categories', {}))

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
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'participants', { player: { equals: person.id } }, 'startsAt')
    const [events, categories] = [await eventsOf(req, rows), await categoriesOf(req)]
    const guardians = await storedRows(req, 'users', { 'children.player': { equals: person.id } })
    const who = (id: string | undefined): string | null => {
      if (!id) return null
      if (id === person.id) return 'person'
      return guardians.some((guardian) => guardian.id === id) ? 'guardian' : 'club'
    }
    return {
      rows: rows.map(({ event, category, answer, reason, submittedAt, submittedBy, nomination }) => ({
        ...eventPart(events.get(idOf(event)!)),
        category: categories.get(idOf(category) ?? '')?.name ?? null,
        answer: answer ?? null,
        reason: reason ?? null,
        answeredAt: submittedAt ?? null,
        answeredBy: who(idOf(submittedBy)),
        nomination: nomination ?? null,
      })),
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
    recordedAt: 'zapísané',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'attendances', { player: { equals: person.id } }, 'startsAt')
    const [events, categories] = [await eventsOf(req, rows), await categoriesOf(req)]
    return {
      rows: rows.map(({ event, category, status, note, recordedAt }) => ({
        ...eventPart(events.get(idOf(event)!)),
        category: categories.get(idOf(category) ?? '')?.name ?? null,
        ...{ status, note: note ?? null, recordedAt },
      })),
    }
  },
})

/** A fee as its family sees it: without the office's note. */
export const feeArea = area({
  file: 'clenske',
  title: 'Predpisy členského',
  keys: {
    period: 'obdobie: mesiac alebo sezóna',
    item: 'položka: monthly, kit, camp, other',
    amount: 'suma v centoch',
    paidAmount: 'uhradené v centoch',
    dueDate: 'splatnosť',
    waived: 'či je odpustené',
    reason: 'ako suma vznikla',
    claimedPaidAt: 'kedy rodina ohlásila úhradu',
    createdAt: 'predpísané',
  },
  read: async (req, { person }) => ({
    rows: (
      await storedRows(
        req,
        'memberFees',
        { and: [{ player: { equals: person.id } }, { deletedAt: { exists: false } }] },
        'period',
      )
    ).map(({ period, item, amount, paidAmount, dueDate, waived, reason, claimedPaidAt, createdAt }) => ({
      ...{ period, item, amount, paidAmount: paidAmount ?? 0, dueDate, waived: waived === true },
      ...{ reason: reason ?? null, claimedPaidAt: claimedPaidAt ?? null, createdAt },
    })),
  }),
})

/** Of a payment for several children only what fell on this one is split up; the payer's name is not told. */
export const paymentArea = area({
  file: 'platby',
  title: 'Platby',
  keys: {
    receivedAt: 'prijaté',
    method: 'spôsob: transfer, cash, standing, carried',
    amount: 'celá suma v centoch; záporná pri oprave',
    symbol: 'variabilný symbol',
    shares: 'predpisy tohto človeka, ktoré platba uhradila, so sumou v centoch',
    recordedAt: 'zapísané',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(
      req,
      'payments',
      { or: [{ players: { in: [person.id] } }, { holder: { equals: person.id } }] },
      'receivedAt',
    )
    const fees = byId<MemberFee>(await storedRows(req, 'memberFees', { player: { equals: person.id } }))
    return {
      rows: rows.map(({ receivedAt, method, amount, symbol, allocations, createdAt }) => ({
        ...{ receivedAt, method, amount, symbol: symbol ?? null, recordedAt: createdAt },
        shares: (allocations ?? []).flatMap((share) => {
          const fee = fees.get(idOf(share.fee) ?? '')
          return fee ? [{ period: fee.period, item: fee.item, amount: share.amount }] : []
        }),
      })),
    }
  },
})

/** What the club sent to this person: each notification once for each way it was sent. */
export const messageArea = area({
  file: 'oznamenia',
  title: 'Oznámenia, ktoré dostal, a ako mu boli poslané',
  keys: {
    title: 'predmet',
    body: 'text, ako mu prišiel',
    url: 'odkaz',
    kind: 'druh',
    channel: 'cesta: inbox (schránka), push (telefón), email',
    state: 'sent alebo failed',
    sentAt: 'odoslané',
    seenAt: 'zobrazené',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'deliveries', { user: { equals: person.id } })
    const ids = [...new Set(rows.flatMap(({ notification }) => idOf(notification) ?? []))]
    const notifications = byId<Notification>(await storedRows(req, 'notifications', { id: { in: ids } }))
    return {
      rows: rows.map(({ notification: ref, channel, state, createdAt, seenAt }) => {
        const { title, body, url, kind } = notifications.get(idOf(ref) ?? '') ?? {}
        return {
          ...{ title: title ?? null, body: body ?? null, url: url ?? null, kind: kind ?? null },
          ...{ channel, state, sentAt: createdAt, seenAt: seenAt ?? null },
        }
      }),
    }
  },
})

export const moveArea = area({
  file: 'presuny',
  title: 'Presuny medzi kategóriami',
  keys: {
    season: 'sezóna',
    outcome: 'čo sa stalo',
    from: 'z kategórie',
    to: 'do kategórie',
    reason: 'dôvod',
    performedAt: 'presunuté',
    undoneAt: 'vrátené',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'playerMigrations', { 'moves.player': { equals: person.id } })
    const categories = await categoriesOf(req)
    const named = (value: unknown) => categories.get(idOf(value) ?? '')?.name ?? null
    return {
      rows: rows.flatMap(({ season, moves, performedAt, undoneAt }) =>
        moves
          .filter(({ player }) => idOf(player) === person.id)
          .map(({ outcome, from, to, reason }) => ({
            ...{ season, outcome, from: named(from), to: named(to), reason: reason ?? null },
            ...{ performedAt, undoneAt: undoneAt ?? null },
          })),
      ),
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

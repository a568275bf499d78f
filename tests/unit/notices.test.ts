import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { changeWords } from '@/features/notifications/event-changes/labels'
import { eventWords, manyEventsWords } from '@/features/notifications/event-notices/labels'
import {
  eventDifference,
  eventSnapshot,
  type EventSnapshot,
  eventTelling,
  isPast,
} from '@/features/notifications/event-changes/rules'
import {
  changedKeys,
  HOLD_MS,
  LONGEST_HOLD_MS,
  noticeAfter,
  type Snapshot,
  URGENT_HOLD_MS,
  type Waiting,
} from '@/features/notifications/notices/rules'

const NOW = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const MINUTE = 60_000
const event = (more: Partial<EventSnapshot> = {}): EventSnapshot => ({
  startsAt: '2026-11-24T16:00:00.000Z',
  endsAt: '2026-11-24T17:30:00.000Z',
  meetAt: null,
  place: 'Umelá tráva',
  answerUntil: null,
  cancelled: false,
  categories: ['u11'],
  ...more,
})
const far = (more: Partial<EventSnapshot> = {}) =>
  event({ startsAt: '2026-12-08T16:00:00.000Z', endsAt: '2026-12-08T17:30:00.000Z', ...more })
const note = (waiting: Waiting | undefined, before: Snapshot | null, after: Snapshot | null, now = NOW) =>
  noticeAfter(waiting, { before, after, isQuiet: false }, eventTelling, now)
const quietly = (waiting: Waiting | undefined, before: Snapshot | null, after: Snapshot | null) =>
  noticeAfter(waiting, { before, after, isQuiet: true }, eventTelling, NOW)

describe('how long a notice waits', () => {
  test('a training of tomorrow that is cancelled is told in twenty seconds, one in two weeks in ten minutes', () => {
    expect(note(undefined, event(), event({ cancelled: true }))?.dueAt).toEqual(later(URGENT_HOLD_MS))
    expect(note(undefined, far(), far({ cancelled: true }))?.dueAt).toEqual(later(HOLD_MS))
    expect(note(undefined, null, event())?.dueAt).toEqual(later(HOLD_MS))
  })

  test('every further change moves it, for an hour at most', () => {
    let waiting = note(undefined, far(), far({ place: 'Hala' }))
    for (let minute = 9; minute < 90; minute += 9)
      waiting = note(
        waiting,
        far({ place: 'Hala' }),
        far({ place: `Hala ${minute}` }),
        later(minute * MINUTE),
      )
    expect(waiting?.dueAt.getTime()).toBe(
      Math.max(NOW.getTime() + LONGEST_HOLD_MS, NOW.getTime() + 81 * MINUTE),
    )
    expect(waiting?.before).toEqual(far())
  })

  test('urgent ones that follow each other are told a minute after the first at the latest', () => {
    let waiting = note(undefined, event(), event({ place: 'Hala 0' }))
    for (const second of [15, 30, 45, 55]) {
      const [before, after] = [event({ place: `Hala ${second - 15}` }), event({ place: `Hala ${second}` })]
      waiting = note(waiting, before, after, later(second * 1000))
    }
    expect(waiting?.dueAt).toEqual(later(MINUTE))
    expect(note(waiting, event({ place: 'x' }), event({ cancelled: true }), later(90_000))?.dueAt).toEqual(
      later(90_000),
    )
  })

  test('one that waited for minutes and becomes urgent still waits for its twenty seconds', () => {
    const waiting = note(undefined, far(), far({ place: 'Hala' }))
    const at = later(8 * MINUTE)
    expect(note(waiting, far({ place: 'Hala' }), event(), at)?.dueAt).toEqual(
      new Date(at.getTime() + URGENT_HOLD_MS),
    )
  })

  test('a training that comes near while it waits is urgent by its next change', () => {
    const waiting = note(undefined, far(), far({ place: 'Hala' }))
    expect(note(waiting, far({ place: 'Hala' }), event({ place: 'Hala' }))?.dueAt).toEqual(
      later(URGENT_HOLD_MS),
    )
  })
})

describe('what waits', () => {
  test('a change taken back leaves nothing to tell', () => {
    const waiting = note(undefined, event(), event({ cancelled: true }))
    expect(note(waiting, event({ cancelled: true }), event())).toBeUndefined()
    const created = note(undefined, null, event())
    expect(note(created, event(), null)).toBeUndefined()
  })

  test('a change the actor leaves out waits for nobody, and is not told with another one', () => {
    expect(quietly(undefined, event(), event({ place: 'Hala' }))).toBeUndefined()
    const waiting = note(undefined, event(), event({ meetAt: '2026-11-24T15:30:00.000Z' }))
    const both = event({ meetAt: '2026-11-24T15:30:00.000Z', place: 'Hala' })
    const next = quietly(waiting, event({ meetAt: '2026-11-24T15:30:00.000Z' }), both)
    expect(next?.before).toEqual(event({ place: 'Hala' }))
    expect(next?.dueAt).toEqual(waiting?.dueAt)
    expect(changeWords(next!.before as EventSnapshot, both)).toEqual(['Zraz o\u00a016:30.'])
  })

  test('a change the actor leaves out that takes back what waits leaves nothing to tell', () => {
    const waiting = note(undefined, event(), event({ cancelled: true }))
    expect(quietly(waiting, event({ cancelled: true }), event())).toBeUndefined()
  })

  test('of a new event that is changed before it is told only the event is told', () => {
    const waiting = note(undefined, null, event())
    const next = note(waiting, event(), event({ place: 'Hala' }))
    expect(next?.before).toBeNull()
    expect(quietly(waiting, event(), event({ place: 'Hala' }))?.before).toBeNull()
  })

  test('an event that is hidden and shown again is compared with what was told of it', () => {
    const hidden = note(undefined, event(), null)
    expect(note(hidden, null, event())).toBeUndefined()
    expect(note(hidden, null, event({ place: 'Hala' }))?.before).toEqual(event())
    // It was put off until its start, and waits anew when it is shown.
    const putOff = { ...note(undefined, far(), null)!, dueAt: new Date(far().startsAt) }
    const shownAt = later(3 * 3_600_000)
    expect(note(putOff, null, far({ place: 'Hala' }), shownAt)?.dueAt).toEqual(
      new Date(shownAt.getTime() + HOLD_MS),
    )
  })
})

/** An act on one row; `wait` passes minutes and tells what is due. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      set: fc.constantFrom('place', 'time', 'meet'),
      to: fc.nat(3),
      quiet: fc.constant(false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      set: fc.constantFrom('place', 'time', 'meet'),
      to: fc.nat(3),
      quiet: fc.constant(true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ set: fc.constant('cancelled'), to: fc.nat(1), quiet: fc.constant(false) }),
  },
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 30 }) }) },
)

const applied = (state: EventSnapshot, set: string, to: number): EventSnapshot => {
  if (set === 'place') return { ...state, place: `Ihrisko ${to}` }
  if (set === 'time') return { ...state, startsAt: `2026-12-08T1${to + 4}:00:00.000Z` }
  if (set === 'meet') return { ...state, meetAt: to === 0 ? null : `2026-12-08T1${to}:30:00.000Z` }
  return { ...state, cancelled: to === 1 }
}

const pick = (row: EventSnapshot, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as EventSnapshot

describe('random histories of one event', () => {
  test('nothing is lost, nothing is told twice, a change taken back tells nobody', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let now = NOW.getTime()
        let row = far()
        let waiting: Waiting | undefined
        // What families know; what an actor leaves out they know from the actor.
        let known = row
        const tell = (until: number) => {
          if (!waiting || waiting.dueAt.getTime() > until) return
          expect(waiting.dueAt.getTime() - waiting.firstAt.getTime()).toBeLessThanOrEqual(LONGEST_HOLD_MS)
          const before = waiting.before as EventSnapshot
          waiting = undefined
          const told = eventDifference(before, row)
          if (!told) return
          const news = changedKeys(before, row)
          // A resumed event is told whole; of any other nothing that is known already.
          if (told.kind !== 'resumed') expect(changedKeys(known, row)).toEqual(expect.arrayContaining(news))
          expect(news.length).toBeGreaterThan(0)
          known = told.kind === 'resumed' ? row : { ...known, ...pick(row, news) }
        }
        for (const each of acts) {
          if ('wait' in each) {
            now += each.wait * MINUTE
            tell(now)
            continue
          }
          const after = applied(row, each.set, each.to)
          if (each.quiet) known = { ...known, ...pick(after, changedKeys(row, after)) }
          const change = { before: row, after, isQuiet: each.quiet }
          waiting = noticeAfter(waiting, change, eventTelling, new Date(now))
          row = after
        }
        tell(Number.MAX_SAFE_INTEGER)
        expect(known.cancelled).toBe(row.cancelled)
        // Of an event that does not take place nothing else is told.
        if (!row.cancelled) expect(changedKeys(known, row)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what is said', () => {
  const told = (more: object = {}) => ({ title: 'Tréning U11', ...event(), cancelled: null, ...more })
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const words = (telling: Parameters<typeof eventWords>[0]) => {
    const { title, body } = eventWords(telling)
    return { title: plain(title), body: plain(body) }
  }

  test('an earlier start names both times', () => {
    const after = event({ startsAt: '2026-11-24T15:30:00.000Z', endsAt: '2026-11-24T17:00:00.000Z' })
    expect(words({ kind: 'changed', event: told(after), before: event(), after })).toEqual({
      title: 'Zmena: Tréning U11, utorok 24. 11. o 16:30',
      body: 'Začiatok o 16:30 namiesto 17:00.\n\nutorok 24. novembra 2026, 16:30 – 18:00, Umelá tráva.',
    })
  })

  test('another day, place and meeting are each one sentence', () => {
    const after = event({
      startsAt: '2026-11-26T16:00:00.000Z',
      endsAt: '2026-11-26T17:30:00.000Z',
      meetAt: '2026-11-26T15:30:00.000Z',
      place: 'Hala',
    })
    expect(changeWords(event(), after).map(plain)).toEqual([
      'Nový termín: štvrtok 26. 11. o 17:00 namiesto utorka 24. 11.',
      'Zraz o 16:30.',
      'Miesto: Hala (predtým Umelá tráva).',
    ])
    expect(eventDifference(event(), after)?.kind).toBe('moved')
    const longer = event({ endsAt: '2026-11-25T14:00:00.000Z' })
    expect(changeWords(event(), longer).map(plain)).toEqual([
      'Koniec: streda 25. 11. o 15:00 (predtým utorok 24. 11. o 18:30).',
    ])
    expect(changeWords(event({ meetAt: '2026-11-24T15:30:00.000Z' }), event()).map(plain)).toEqual([
      'Zraz sa ruší, príďte na začiatok.',
    ])
    expect(changeWords(event(), event({ place: null }))).toEqual([
      'Miesto „Umelá tráva“ už neplatí, nové ešte určíme.',
    ])
  })

  test('a cancelled event names its reason, once with a full stop', () => {
    const row = told({ cancelled: { reason: 'búrka' } })
    const { title, body } = words({
      kind: 'cancelled',
      event: row,
      before: event(),
      after: event({ cancelled: true }),
    })
    expect(title).toBe('Zrušené: Tréning U11, utorok 24. 11. o 17:00')
    expect(body).toBe(
      'Tréning U11 (utorok 24. novembra 2026, 17:00 – 18:30, Umelá tráva) sa nekoná.\n\nDôvod: búrka.',
    )
  })

  test('an event that asks for an answer says until when', () => {
    const row = told({ answerRequired: true, answerUntil: '2026-11-23T19:00:00.000Z' })
    expect(words({ kind: 'new', event: row, before: null, after: event() }).body).toContain(
      'Odpovedzte, prosím, do pondelka 23. 11. o 20:00.',
    )
  })

  test('an answer that is wanted sooner, or was not before, is said with its deadline, once', () => {
    const asked = (answerUntil: string | null) => event({ answerUntil })
    const [soon, late] = ['2026-11-23T11:00:00.000Z', '2026-11-23T19:00:00.000Z']
    expect(changeWords(asked(late), asked(soon)).map(plain)).toEqual([
      'Uzávierka odpovedí je skôr: odpovedzte, prosím, do pondelka 23. 11. o 12:00.',
    ])
    expect(eventDifference(asked(soon), asked(late))).toBeUndefined()
    expect(eventDifference(asked(soon), asked(null))).toBeUndefined()
    // Without a deadline of its own it is the start, which says it.
    const earlier = event({ startsAt: '2026-11-24T15:00:00.000Z', answerUntil: '2026-11-24T15:00:00.000Z' })
    expect(changeWords(asked(event().startsAt), earlier)).toHaveLength(1)
    const row = told({ answerRequired: true, answerUntil: late })
    const { body } = words({ kind: 'changed', event: row, before: event(), after: asked(late) })
    expect(body.match(/odpovedzte, prosím/gi)).toHaveLength(1)
    expect(body).toContain('Po novom treba odpovedať: odpovedzte, prosím, do pondelka 23. 11. o 20:00.')
  })

  test('a category that is taken off hears of the event as it knew it', () => {
    const { title, body } = words({ kind: 'lost', event: told(), before: event(), after: event() })
    expect(title).toBe('Už sa vás netýka: Tréning U11, utorok 24. 11. o 17:00')
    expect(body).toContain('už nie je pre vašu kategóriu. Prísť ani odpovedať netreba.')
  })

  test('many events moved by the same hour say it once, and list twelve of them', () => {
    const many = Array.from({ length: 20 }, (_, at) => {
      const day = `2026-12-${String(at + 1).padStart(2, '0')}`
      const before = event({ startsAt: `${day}T16:00:00.000Z`, endsAt: null })
      const after = event({ startsAt: `${day}T15:30:00.000Z`, endsAt: null })
      return { kind: 'changed' as const, event: told(after), before, after }
    })
    const { title, body } = manyEventsWords(many, 'U11')
    expect(plain(title)).toBe('Zmena: 20 udalostí, U11')
    expect(body.split('•')).toHaveLength(13)
    expect(plain(body)).toMatch(/^Začiatok o 16:30 namiesto 17:00\.\n\n• Tréning U11: utorok 1. 12. o 16:30/)
    expect(plain(body)).toContain('a ďalšie do nedele 20. decembra 2026')
  })
})

describe('whom an event concerns', () => {
  test('nobody is told of drafts, of the trash, of the past and of what is cancelled when it is new', () => {
    const row = { ...event(), published: true, cancelled: null }
    expect(eventSnapshot({ ...row, published: false })).toBeNull()
    expect(eventDifference(null, eventSnapshot({ ...row, deletedAt: NOW.toISOString() }))).toBeUndefined()
    expect(eventDifference(null, event({ cancelled: true }))).toBeUndefined()
    const past = event({ startsAt: '2026-11-20T16:00:00.000Z' })
    expect(isPast(past, { ...past, place: 'Hala' }, NOW)).toBe(true)
    expect(isPast(past, event(), NOW)).toBe(false)
  })

  test('a category that joins hears of the event as new, the others of nothing', () => {
    expect(eventDifference(event(), event({ categories: ['u11', 'u9'] }))).toEqual({
      kind: 'none',
      gained: ['u9'],
      lost: [],
    })
  })

  test('a category that is taken off is told so, the others nothing', () => {
    const both = event({ categories: ['u11', 'u9'] })
    expect(eventDifference(both, event())).toEqual({ kind: 'none', gained: [], lost: ['u9'] })
    expect(eventDifference({ ...both, cancelled: true }, event({ cancelled: true }))).toBeUndefined()
  })

  test('an event put into the trash is cancelled for families, and restored it takes place', () => {
    const row = { ...event(), published: true, cancelled: null }
    const trashed = eventSnapshot({ ...row, deletedAt: NOW.toISOString() })
    expect(eventDifference(event(), trashed)?.kind).toBe('cancelled')
    expect(eventDifference(trashed, event())?.kind).toBe('resumed')
    const waiting = note(undefined, event(), trashed)
    expect(note(waiting, trashed, event())).toBeUndefined()
  })

  test('what changes of a cancelled event is told with its resuming', () => {
    expect(
      eventDifference(event({ cancelled: true }), event({ cancelled: true, place: 'Hala' })),
    ).toBeUndefined()
    expect(eventDifference(event({ cancelled: true }), event({ place: 'Hala' }))?.kind).toBe('resumed')
  })
})

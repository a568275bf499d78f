import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatClosure } from '@/features/club/places/labels'
import {
  closureOf,
  closureOnWeekdays,
  closureProblem,
  eventSpan,
  isAtPlace,
  isOverlapping,
  shownClosures,
} from '@/features/club/places/rules'
import { plannedClosureQuery } from '@/features/club/places/schema'
import { eventForm } from '@/features/events/form'
import { closedPlaceWarning } from '@/features/events/venue-conflicts/rules'
import { placeWords, type ToldPlace } from '@/features/notifications/place-notices/labels'
import {
  groupedByNews,
  householdsOf,
  placeNews,
  placeSnapshot,
  placeTelling,
} from '@/features/notifications/place-notices/rules'
import { noticeAfter } from '@/features/notifications/notices/rules'
import { addDays, momentAt } from '@/lib/dates'

const TODAY = '2026-11-24'
const repair = { from: '2026-11-26', to: '2026-11-30', reason: 'oprava svetiel' }
const TURF = { name: 'Umelá tráva', closures: [repair] }
const training = (day: string, more: object = {}) => ({
  startsAt: momentAt(day, '17:00').toISOString(),
  place: 'Umelá tráva, Športová 12',
  ...more,
})

test('a text names a place by its name, with or without the address, and not by half a name', () => {
  const texts = ['Umelá tráva', ' umelá  trava ', 'Umelá tráva, Športová 12', 'Umelá tráva 2', 'Hala', '']
  expect(texts.map((text) => isAtPlace(text, 'Umelá tráva'))).toEqual([true, true, true, false, false, false])
  expect(isAtPlace('', '')).toBe(false)
})

describe('the days of a closure', () => {
  test('are refused when they are reversed, over, or within another closure', () => {
    const fields = (from: string, to: string | null) => closureProblem({ from, to }, [repair], TODAY)?.field
    expect(fields('2026-12-02', '2026-12-01')).toBe('to')
    expect(fields('2026-11-01', '2026-11-23')).toBe('to')
    expect(fields('2026-11-30', '2026-12-05')).toBe('from')
    expect(fields('2026-11-01', null)).toBe('from')
    expect(fields('2026-12-01', null)).toBeUndefined()
    expect(fields('2026-11-20', '2026-11-25')).toBeUndefined()
  })

  test('have a day in common exactly when one of their days is in both', () => {
    const day = fc.nat(12).map((days) => addDays(TODAY, days))
    const span = fc.record({ from: day, to: fc.option(day) }).filter(({ from, to }) => !to || from <= to)
    fc.assert(
      fc.property(span, span, (one, other) => {
        const has = ({ from, to }: typeof one, each: string) => from <= each && (!to || each <= to)
        const days = Array.from({ length: 14 }, (_, at) => addDays(TODAY, at))
        expect(isOverlapping(one, other)).toBe(days.some((each) => has(one, each) && has(other, each)))
      }),
    )
  })

  test('concern an event by the club’s days, and one that ends at midnight not by the next', () => {
    const until = (day: string, time: string) => momentAt(day, time).toISOString()
    expect(closureOf([TURF], training('2026-11-26'))).toEqual(repair)
    expect(closureOf([TURF], training('2026-12-01'))).toBeUndefined()
    expect(closureOf([TURF], training('2026-11-25', { endsAt: until('2026-11-27', '12:00') }))).toEqual(
      repair,
    )
    expect(eventSpan(training('2026-11-25', { endsAt: until('2026-11-26', '00:00') })).to).toBe('2026-11-25')
    expect(closureOf([TURF], training('2026-11-26', { place: null }))).toBeUndefined()
  })

  test('are shown at the weekly trainings of those weekdays only', () => {
    const shown = shownClosures(
      [{ name: 'Hala', closures: [{ ...repair, to: '2026-11-26' }] }],
      TODAY,
      '2026-12-08',
    )
    expect([1, 2, 3, 4, 5, 6, 7].filter((day) => closureOnWeekdays(shown, 'Hala', [day]))).toEqual([4])
    expect(shownClosures([TURF], '2026-12-01', '2026-12-08')).toEqual([])
  })

  test('are written short, with the years only where they differ', () => {
    const text = (from: string, to: string | null, reason = '') =>
      formatClosure({ from, to, reason }).replaceAll('\u00a0', ' ')
    expect(text('2026-11-26', '2026-11-30', 'oprava')).toBe('Zatvorené od 26. 11. do 30. 11. (oprava)')
    expect(text('2026-11-26', '2026-11-26')).toBe('Zatvorené 26. 11.')
    expect(text('2026-11-26', null)).toBe('Zatvorené od 26. 11. do odvolania')
    expect(text('2026-12-20', '2027-01-06')).toBe('Zatvorené od 20. 12. 2026 do 6. 1. 2027')
  })
})

test('a form that puts an event, or one of a series, at a closed place warns of it', () => {
  const draft = { ...eventForm.empty(), startsAt: '2026-11-26', place: 'Umelá tráva' }
  const warning = (change: object) =>
    closedPlaceWarning({ ...draft, ...change }, { places: [TURF], breaks: [] })
  expect(warning({})?.replaceAll('\u00a0', ' ')).toBe(
    'Miesto „Umelá tráva“ je zatvorené od 26. 11. do 30. 11. (oprava svetiel).',
  )
  const untold = [{ ...TURF, closures: TURF.closures.map((one) => ({ ...one, reason: '' })) }]
  expect(closedPlaceWarning(draft, { places: untold, breaks: [] })).toMatch(/do 30\.\s11\.$/)
  expect(warning({ startsAt: '2026-12-01' })).toBeUndefined()
  expect(warning({ place: 'Hala' })).toBeUndefined()
  const series = { startsAt: '2026-11-17', every: 1, weekdays: ['2', '4'], until: '2026-12-17' }
  expect(warning(series)).toBeDefined()
})

describe('what is news of a place', () => {
  const row = (closures: { from: string; to: string | null }[], name = 'Umelá tráva') => ({
    name,
    closures: closures.map((span, at) => ({ id: `closure${at}`, reason: '', ...span })),
  })
  const snapshot = (...args: Parameters<typeof row>) => placeSnapshot(row(...args), TODAY)
  const open = snapshot([])
  const closed = snapshot([repair])
  const thursday = training('2026-11-26')

  test('is that an event has nowhere to be, or that it has again; what was told is not told again', () => {
    expect(placeNews(thursday, open, closed)).toBe('closed')
    expect(placeNews(thursday, closed, open)).toBe('open')
    const longer = snapshot([{ from: '2026-11-26', to: '2026-12-06' }])
    expect(placeNews(thursday, closed, longer)).toBeUndefined()
    expect(placeNews(training('2026-12-03'), closed, longer)).toBe('closed')
    expect(placeNews(training('2026-12-03', { place: 'Hala' }), closed, longer)).toBeUndefined()
  })

  test('a renamed place is not open again for events with its former name, and closed for those with the new', () => {
    const renamed = snapshot([repair], 'Nová tráva')
    expect(placeNews(thursday, closed, renamed)).toBeUndefined()
    expect(placeNews({ ...thursday, place: 'Nová tráva' }, closed, renamed)).toBe('closed')
    expect(placeTelling.differs(open, snapshot([], 'Nová tráva'))).toBe(false)
  })

  test('is nothing of a place that is gone, or of a closure that is over or only got another id', () => {
    expect(placeTelling.differs(closed, null)).toBe(false)
    expect(snapshot([{ from: '2026-11-01', to: '2026-11-23' }])).toEqual({ name: 'Umelá tráva' })
    const again = placeSnapshot({ name: 'Umelá tráva', closures: [{ id: 'other', ...repair }] }, TODAY)
    expect(placeTelling.differs(closed, again)).toBe(false)
  })

  test('waits twenty seconds when it begins within 36 hours, ten minutes otherwise', () => {
    const urgent = (from: string) =>
      placeTelling.isUrgent(open, snapshot([{ from, to: from }]), momentAt(TODAY, '08:00'))
    expect(['2026-11-24', '2026-11-25', '2026-11-26'].map(urgent)).toEqual([true, true, false])
  })

  test('a closure that its actor tells nobody takes nothing from another that waits', () => {
    const now = momentAt(TODAY, '12:00')
    const waiting = { before: open, firstAt: now, dueAt: new Date(now.getTime() + 600_000) }
    const both = snapshot([repair, { from: '2026-12-10', to: '2026-12-10' }])
    const next = noticeAfter(waiting, { before: closed, after: both, isQuiet: true }, placeTelling, now)
    expect(placeNews(thursday, next!.before as typeof open, both)).toBe('closed')
    expect(placeNews(training('2026-12-10'), next!.before as typeof open, both)).toBeUndefined()
  })
})

test('a parent of two reads one message of both, a trainer none of what they read as a parent', () => {
  const households = householdsOf(['e1', 'e2'], {
    players: new Map([
      ['e1', ['ema', 'leo']],
      ['e2', ['ema', 'jano']],
    ]),
    leaders: new Map([
      ['e1', ['tomas']],
      ['e2', ['tomas', 'eva']],
    ]),
    guardians: new Map([
      ['ema', ['mama', 'otec']],
      ['jano', ['otec', 'mama']],
      ['leo', ['eva']],
    ]),
  })
  expect(groupedByNews(households)).toEqual([
    { people: ['ema', 'jano'], isStaff: false, news: ['e1', 'e2'] },
    { people: ['leo'], isStaff: false, news: ['e1'] },
    { people: ['tomas'], isStaff: true, news: ['e1', 'e2'] },
    { people: ['eva'], isStaff: true, news: ['e2'] },
  ])
})

test('a message names the place, the days, the reason and the events', () => {
  const told = (day: string, more: Partial<ToldPlace> = {}): ToldPlace => ({
    ...{ news: 'closed', place: 'Umelá tráva', closure: repair },
    event: { title: 'Tréning U13', startsAt: training(day).startsAt },
    ...more,
  })
  const plain = ({ title, body }: { title: string; body: string }) =>
    `${title}\n\n${body}`.replaceAll('\u00a0', ' ')
  expect(plain(placeWords([told('2026-11-26')]))).toBe(
    'Zatvorené: Umelá tráva, Tréning U13, štvrtok 26. 11. o 17:00\n\n' +
      'Miesto „Umelá tráva“ je zatvorené od 26. 11. do 30. 11. Dôvod: oprava svetiel.\n' +
      'Týka sa to: Tréning U13, štvrtok 26. 11. o 17:00.\n\n' +
      'Čakajte, prosím, na ďalšiu správu: či bude inde, inokedy, alebo sa zruší.',
  )
  const forStaff = plain(placeWords([told('2026-11-26')], true))
  expect(forStaff).toContain(
    'Rodinám, ktoré majú prísť, sme to napísali. Dohodnite sa, prosím, s kanceláriou',
  )
  expect(forStaff).not.toContain('Čakajte')
  const open = { news: 'open', closure: undefined } as const
  expect(plain(placeWords([told('2026-12-03', open), told('2026-12-01', open)]))).toBe(
    'Znova otvorené: Umelá tráva, 2 udalosti\n\n' +
      'Miesto „Umelá tráva“ je znova otvorené.\nKoná sa podľa plánu:\n' +
      '• Tréning U13, utorok 1. 12. o 17:00\n• Tréning U13, štvrtok 3. 12. o 17:00',
  )
  const moved = placeWords([told('2026-12-03', open), told('2026-11-26')])
  expect(moved.body.indexOf('je zatvorené')).toBeLessThan(moved.body.indexOf('je znova otvorené'))
})

test('it is asked beforehand whom the change of a closure concerns that Payload’s own screens made, too', () => {
  const made = { place: '6b0b0fd559bdab56182e4b9c', closure: '6b0b0fd559bdab56182e4b9b' }
  expect(plannedClosureQuery.parse(made)).toEqual(made)
})

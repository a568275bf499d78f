import { describe, expect, test } from '@jest/globals'
import {
  daysShown,
  eventFilter,
  eventTab,
  eventTabs,
  isOnDay,
  lastDayOf,
  monthOfWeek,
  movedTo,
  shownPeriod,
} from '@/features/events/admin/rules'
import { eventForm } from '@/features/events/form'
import { clashesOf } from '@/features/events/venue-conflicts/rules'

const TODAY = '2026-11-26'

test.each([
  [{ view: 'week', week: '2026-12-03' }, '2026-11-30', '2026-12-07'],
  [{ view: 'week', week: 'zajtra' }, '2026-11-23', '2026-11-30'],
  [{ view: 'week' }, '2026-11-23', '2026-11-30'],
  [{ view: 'month', month: '2026-12' }, '2026-12-01', '2027-01-01'],
  [{ view: 'month', month: '2026-13' }, '2026-11-01', '2026-12-01'],
])('the calendar of %j shows %s up to %s', (query, first, end) =>
  expect(daysShown(eventFilter(query, TODAY))).toEqual({ first, end }),
)

test.each([
  ['most of whose days are in the next month', { week: '2026-11-30' }, '2026-12'],
  ['most of whose days are in the month it begins in', { week: '2026-12-28' }, '2026-12'],
  ['of some other day', { week: '2027-01-01' }, '2026-12'],
  ['opened from a month', { week: '2026-12-28', month: '2027-01' }, '2027-01'],
  ['of today', {}, '2026-11'],
])('the whole month of a week %s', (_, query, month) => {
  const filter = eventFilter({ view: 'week', ...query }, TODAY)
  expect(filter.month).toBe(month)
  // The address keeps the month only where the week alone would lead to another one.
  const { week, month: kept } = shownPeriod(filter) as { week: string; month?: string }
  expect(kept).toBe(month === monthOfWeek(week) ? undefined : month)
  expect(
    eventFilter({ view: 'week', ...JSON.parse(JSON.stringify({ week, month: kept })) }, TODAY).month,
  ).toBe(month)
})

test('the week of today at the end of a month leads back to today’s month', () => {
  const filter = eventFilter({ view: 'week' }, '2026-11-30')
  expect([filter.week, filter.month, shownPeriod(filter)]).toEqual([
    '2026-11-30',
    '2026-11',
    { week: '2026-11-30', month: '2026-11' },
  ])
})

describe('the part of an event’s screen', () => {
  const match = { type: 2 as const, startsAt: '2026-11-26T16:00:00.000Z' }
  const [before, after] = [new Date('2026-11-26T15:59:00.000Z'), new Date('2026-11-26T16:00:00.000Z')]

  test('with the result is there once a match has begun, the participants are the office’s', () => {
    expect(eventTabs(match, true, before)).toEqual(['event', 'participants'])
    expect(eventTabs(match, true, after)).toEqual(['event', 'participants', 'result'])
    expect(eventTabs({ ...match, type: 1 }, false, after)).toEqual(['event'])
    expect(eventTabs(match, false, after)).toEqual(['event', 'result'])
  })

  test('is the one asked for, of an older address with a page the participants, else the event', () => {
    const all = eventTabs(match, true, after)
    expect(eventTab({ tab: 'result' }, all)).toBe('result')
    expect(eventTab({ page: '2' }, all)).toBe('participants')
    expect(eventTab({ tab: 'result' }, eventTabs(match, true, before))).toBe('event')
    expect(eventTab({ tab: 'participants' }, eventTabs(match, false, after))).toBe('event')
    expect(eventTab({ tab: 'iné' }, all)).toBe('event')
  })
})

test('an unknown view is the list', () => expect(eventFilter({ view: 'rok' }, TODAY).view).toBe('list'))

describe('an event is on the days', () => {
  const at = (type: 0 | 1 | 2, startsAt: string, endsAt: string | null) => ({ type, startsAt, endsAt })
  const tournament = at(1, '2026-12-04T08:00:00.000Z', '2026-12-06T14:00:00.000Z')

  test('of a whole tournament', () => {
    const days = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']
    expect(days.map((day) => isOnDay(tournament, day))).toEqual([false, true, true, true, false])
  })

  test('it begins on: a training that ends after midnight is of the evening before', () =>
    expect(lastDayOf(at(0, '2026-12-04T22:00:00.000Z', '2026-12-04T23:30:00.000Z'))).toBe('2026-12-04'))

  test('of the club’s clock', () =>
    expect(isOnDay(at(2, '2026-12-04T23:15:00.000Z', null), '2026-12-05')).toBe(true))
})

describe('an event that moves to another day', () => {
  const row = {
    type: 2,
    ownTitle: '',
    categories: [],
    // 17:00 and 16:15 of the winter’s clock, an hour later than UTC.
    startsAt: '2027-03-26T16:00:00.000Z',
    meetAt: '2027-03-26T15:15:00.000Z',
    endsAt: '2027-03-26T17:30:00.000Z',
    answerBy: '2027-03-25T17:00:00.000Z',
    trainers: [],
    published: true,
  } as unknown as Parameters<typeof eventForm.fromRow>[0]

  test('keeps its times of the day, also over the change of the clock', () => {
    const moved = eventForm.toBody(movedTo(eventForm.fromRow(row), '2027-03-29'))
    expect(moved).toMatchObject({
      startsAt: '2027-03-29T15:00:00.000Z',
      meetAt: '2027-03-29T14:15:00.000Z',
      endsAt: '2027-03-29T16:30:00.000Z',
      answerBy: '2027-03-28T16:00:00.000Z',
    })
  })

  test('takes the last day along, and has no deadline when it had none', () => {
    const long = { ...eventForm.fromRow(row), lastDay: '2027-03-28', answerBy: '' }
    expect(movedTo(long, '2027-04-02')).toMatchObject({
      startsAt: '2027-04-02',
      lastDay: '2027-04-04',
      answerBy: '',
    })
  })
})

describe('what stands against an event', () => {
  const U11 = { id: '11', name: 'U11' }
  const U13 = { id: '13', name: 'U13' }
  const simko = { id: 'l', name: 'Ľuboš Šimko' }
  type Planned = Parameters<typeof clashesOf>[0]
  const event = (id: string, more: Partial<Planned>): Planned => ({
    id,
    type: 0,
    title: 'Tréning',
    startsAt: '2026-12-04T16:00:00.000Z',
    endsAt: '2026-12-04T17:30:00.000Z',
    place: 'Umelá tráva',
    categories: [U11],
    trainers: [],
    substitute: null,
    cancelled: null,
    ...more,
  })
  const one = event('a', {})
  const clashes = (more: Partial<Planned>, of: Planned = one) =>
    clashesOf(of, [of, event('b', more)]).map((text) => text.replaceAll(/\s/g, ' '))

  test('is another one of its place', () =>
    expect(clashes({ categories: [U13] })).toEqual(['Na mieste aj U13 (17:00 – 18:30).']))

  test('is another one of its category', () =>
    expect(clashes({ place: 'Telocvičňa' })).toEqual(['U11 aj tréning (17:00 – 18:30).']))

  test('is another one of who leads it, unless somebody stands in', () => {
    const elsewhere = { categories: [U13], place: 'Telocvičňa', trainers: [simko] }
    const led = event('a', { trainers: [simko] })
    expect(clashes(elsewhere, led)).toEqual(['Ľuboš Šimko vedie aj U13 (17:00 – 18:30).'])
    expect(clashes({ ...elsewhere, substitute: { id: 'r', name: 'Róbert Kováč' } }, led)).toEqual([])
  })

  test.each([
    ['one that begins when it ends', { startsAt: '2026-12-04T17:30:00.000Z', endsAt: null }],
    ['one that is cancelled', { cancelled: { at: '2026-12-01T10:00:00.000Z', reason: '' } }],
    ['one elsewhere, of others', { categories: [U13], place: 'Telocvičňa' }],
  ])('is not %s', (_, more) => expect(clashes(more)).toEqual([]))

  test('is nothing once it is cancelled', () =>
    expect(clashesOf({ ...one, cancelled: true }, [one, event('b', {})])).toEqual([]))
})

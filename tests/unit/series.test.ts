import { describe, expect, test } from '@jest/globals'
import { SERIES_LIMIT, seriesDays, weekdaysAfterMove } from '@/features/events/series/rules'
import { eventFilter, monthAfter } from '@/features/events/admin/rules'
import { eventForm } from '@/features/events/form'
import { staffEventView } from '@/features/events/views'

const christmas = { name: 'Vianočné prázdniny', from: '2026-12-23', to: '2027-01-07' }
const plan = { from: '2026-11-24', until: '2027-01-15', every: 1, weekdays: [2], breaks: [] } as const

describe('the weekdays of a series', () => {
  const [tuesday, wednesday] = ['2026-11-24', '2026-11-25']

  test('the weekdays of a series follow the first day when it is moved, also by way of an empty field', () => {
    expect(weekdaysAfterMove([2], tuesday, wednesday)).toEqual([3])
    expect(weekdaysAfterMove([2, 5], tuesday, wednesday)).toEqual([3, 5])
    expect(weekdaysAfterMove(weekdaysAfterMove([2, 5], tuesday, ''), '', wednesday)).toEqual([3, 5])
    expect(weekdaysAfterMove([], '', tuesday)).toEqual([2])
  })
  test('the weekdays of a series stay when somebody chose others than the first day’s', () => {
    expect(weekdaysAfterMove([5], tuesday, wednesday)).toEqual([5])
  })
})

test('a weekly series is nothing without an end, or with one before its start', () => {
  expect(seriesDays({ ...plan, until: '' }).days).toEqual([])
  expect(seriesDays({ ...plan, until: '2026-11-23' }).days).toEqual([])
})
test('a weekly series never runs on without end', () => {
  expect(seriesDays({ ...plan, weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2099-01-01' }).days).toHaveLength(
    SERIES_LIMIT + 1,
  )
})
test('a weekly series leaves out the breaks of the season and says which days and why', () => {
  const { days, skipped } = seriesDays({ ...plan, breaks: [christmas] })
  expect(days).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2027-01-12'])
  expect(skipped).toEqual([
    { day: '2026-12-29', name: 'Vianočné prázdniny' },
    { day: '2027-01-05', name: 'Vianočné prázdniny' },
  ])
})
test('a weekly series leaves out the first and the last day of a break, and no day beside them', () => {
  const closed = { name: 'Oprava ihriska', from: '2026-12-01', to: '2026-12-08' }
  const { days, skipped } = seriesDays({ ...plan, until: '2026-12-15', breaks: [closed] })
  expect(days).toEqual(['2026-11-24', '2026-12-15'])
  expect(skipped.map(({ day }) => day)).toEqual([closed.from, closed.to])
})
test('a series of every second week counts calendar weeks, Monday first, and never has a day before its start', () => {
  const days = seriesDays({ ...plan, every: 2, weekdays: [1, 3], until: '2026-12-12' }).days
  expect(days).toEqual(['2026-11-25', '2026-12-07', '2026-12-09'])
})

describe("an event's form", () => {
  const form = eventForm.empty({ startsAt: '2026-03-28', categories: ['u11'] })
  test("an event's form sends 17:00 of the club, whatever the season of the year", () => {
    expect(eventForm.toBody(form)).toMatchObject({
      startsAt: '2026-03-28T16:00:00.000Z',
      endsAt: '2026-03-28T17:30:00.000Z',
    })
    expect(eventForm.toBody({ ...form, startsAt: '2026-03-29' })).toMatchObject({
      startsAt: '2026-03-29T15:00:00.000Z',
    })
  })
  test("an event's form sends no moment made of half a time", () => {
    expect(eventForm.toBody({ ...form, startsAt: '', meetAt: '16' })).toMatchObject({
      startsAt: null,
      meetAt: null,
    })
  })
  test("an event's form sends a match’s fields of a match only, and a repeat only when there is one", () => {
    const match = { ...form, type: 2, opponent: 'ŠK Lipová', own: '2', their: '1' } as const
    expect(eventForm.toBody(match)).toMatchObject({ opponent: 'ŠK Lipová', result: { own: 2, their: 1 } })
    expect(eventForm.toBody({ ...match, type: 0 })).toMatchObject({ opponent: '', result: null })
    expect(eventForm.toBody(form)).not.toHaveProperty('repeat')
    expect(eventForm.toBody({ ...form, every: 1, weekdays: ['2'], until: '2026-12-01' })).toMatchObject({
      repeat: { every: 1, weekdays: [2], until: '2026-12-01', skipBreaks: true },
    })
  })
  test("an event's form opened on a stored event and sent at once changes nothing", () => {
    const times = {
      startsAt: '2026-11-28T07:30:00.000Z',
      endsAt: '2026-11-29T11:00:00.000Z',
      meetAt: '2026-11-28T06:45:00.000Z',
      answerBy: '2026-11-26T19:00:00.000Z',
    }
    const row = { ...times, id: 'halovy-turnaj', type: 1, title: 'Halový turnaj', answerRequired: true }
    const form = eventForm.fromRow(staffEventView(row as never, 'FK Zelená Dolina'))
    expect(eventForm.toBody(form)).toMatchObject({ ...times, title: 'Halový turnaj' })
  })
})

test("the list's address ignores what it does not understand", () => {
  expect(
    eventFilter({ when: 'nikdy', type: '9', category: 'U11', month: '2026-13', page: '-1' }, '2026-11-21'),
  ).toEqual({ view: 'list', when: 'upcoming', month: '2026-11', week: '2026-11-16', search: '', page: 1 })
})
test("the list's months turn over at the new year", () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

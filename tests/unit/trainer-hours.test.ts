import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hoursOf, payFor, payOf, sheetState, shownMonth, sumHours } from '@/features/attendance/hours/rules'

describe('what hours are worth', () => {
  test.each([
    [12.5, 800, 10_000],
    [1.25, 850, 1063], // 10,625 €: half a cent up
    [1.83, 999, 1828],
    [0, 800, 0],
    [3, 0, 0],
  ])('%d hours at %d cents are %d cents', (hours, rate, cents) => {
    expect(payFor(hours, rate)).toBe(cents)
  })

  test('the sum is one anybody can do again from the printed hours: whole cents, within half a cent', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(100_000), (hundredths, rate) => {
        const cents = payFor(hundredths / 100, rate)
        expect(Number.isInteger(cents)).toBe(true)
        expect(Math.abs(2 * (cents * 100 - hundredths * rate))).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('a season is the sum of its months, each with its categories together', () => {
    const rows = [
      { month: '2026-09', hours: 1.25 },
      { month: '2026-09', hours: 1.25 },
      { month: '2026-10', hours: 1.25 },
    ]
    expect(payOf(rows, 850)).toBe(payFor(2.5, 850) + payFor(1.25, 850))
  })

  test('hours have two decimals, and a sum is one of the numbers above it', () => {
    expect([75, 50, 100].map(hoursOf)).toEqual([1.25, 0.83, 1.67])
    expect(sumHours([0.1, 0.2])).toBe(0.3)
  })
})

describe('the month that is shown', () => {
  test.each([
    ['2026-10', '2026-10'],
    ['', '2026-11'],
    ['2026-12', '2026-11'],
    ['2026-13', '2026-11'],
    ['2026-1', '2026-11'],
    ['0001-01', '2026-11'],
  ])('asked for „%s“ it is %s in November 2026', (given, shown) => {
    expect(shownMonth(given, '2026-11')).toBe(shown)
  })
})

describe('the sheet of an event somebody led', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const event = { type: 0, startsAt: '2026-11-20T16:00:00Z', endsAt: '2026-11-20T17:30:00Z' }
  const old = { type: 0, startsAt: '2026-11-13T16:00:00Z', endsAt: '2026-11-13T17:30:00Z' }
  test.each([
    ['is recorded with one mark', event, 1, true, 'recorded'],
    ['is to be recorded without one', event, 0, true, 'open'],
    ['is too late after seven days', old, 0, true, 'closed'],
    ['stays recorded after them', old, 3, true, 'recorded'],
    ['is others’ where they do not train', event, 0, false, 'others'],
  ])('%s', (_what, of, recorded, isOwn, state) => {
    expect(sheetState(of, { recorded, isOwn, now })).toBe(state)
  })
})

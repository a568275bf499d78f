import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseSeason, seasonOf, seasonStarting } from '@/features/club/season/rules'
import {
  dateAndTime,
  dayMonth,
  longDate,
  monthGenitive,
  shortDate,
  shortDay,
  timeRange,
} from '@/lib/date-format'
import {
  addDays,
  dayOf,
  isDay,
  isWallTime,
  momentAt,
  mondayOf,
  timeOf,
  tomorrowAt,
  weekdayOf,
} from '@/lib/dates'
import { writtenDay } from '@/lib/written-day'

const utc = (day: string, time?: string): string => momentAt(day, time).toISOString()
const seed = 20261121
const anyDay = fc.integer({ min: 0, max: 14_975 }).map((days) => addDays('2000-01-01', days))
const anyTime = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '26-01-01',
  '2026-04-31',
  '',
  ' 2026-01-01',
  '0000-01-01',
  '9999-12-31',
  null,
  20260101,
])('%p is refused as a day', (value) => expect(isDay(value)).toBe(false))

test.each(['24:00', '7:00', '17:60', '17.00', '', '17:00:00', undefined])(
  '%p is refused as a time',
  (value) => expect(isWallTime(value)).toBe(false),
)

test.each(['2026/28', '2026-27', '26/27', '9999/00', ''])('%p is refused as a season', (label) =>
  expect(parseSeason(label)).toBeUndefined(),
)

test('29 February is a day of a leap year alone', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2100-02-29')).toBe(false)
})

test.each([
  ['2026-03-23', '16:00'],
  ['2026-03-30', '15:00'],
  ['2026-04-06', '15:00'],
  ['2026-10-19', '15:00'],
  ['2026-10-26', '16:00'],
  ['2026-11-02', '16:00'],
])('a weekly training at 17:00 on %s is at %s in UTC', (day, stored) => {
  expect(utc(day, '17:00')).toBe(`${day}T${stored}:00.000Z`)
  expect(timeOf(momentAt(day, '17:00'))).toBe('17:00')
})

test('an hour that spring skips becomes the hour after', () => {
  expect(utc('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(timeOf(utc('2026-03-29', '02:30'))).toBe('03:30')
})

test('an hour that autumn repeats is its first occurrence, and is shown as it was typed', () => {
  expect(utc('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(timeOf(utc('2026-10-25', '02:30'))).toBe('02:30')
})

test.each([
  ['2026-03-28', '23:30', '22:30', '2026-03-29', '00:30', '23:30'],
  ['2026-10-24', '23:30', '21:30', '2026-10-25', '00:30', '22:30'],
])('from %s %s to half past midnight is one hour', (day, from, fromUtc, nextDay, to, toUtc) => {
  expect(utc(day, from)).toContain(`T${fromUtc}:00`)
  expect(utc(nextDay, to)).toContain(`T${toUtc}:00`)
  expect(momentAt(nextDay, to).getTime() - momentAt(day, from).getTime()).toBe(3_600_000)
})

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-11-21', 24],
])('the day %s has %d hours', (day, hours) => {
  expect((momentAt(addDays(day, 1)).getTime() - momentAt(day).getTime()) / 3_600_000).toBe(hours)
})

test('"the day before at 20:00" is 20:00 of the club’s clock', () => {
  expect(utc(addDays('2026-03-30', -1), '20:00')).toBe('2026-03-29T18:00:00.000Z')
  expect(utc(addDays('2026-10-25', -1), '20:00')).toBe('2026-10-24T18:00:00.000Z')
})

test.each([
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s the club’s day is %s', (moment, day) => expect(dayOf(moment)).toBe(day))

test('the week of the turn of the year begins on Monday, 28 December', () => {
  for (let day = '2026-12-28'; day <= '2027-01-03'; day = addDays(day, 1))
    expect(mondayOf(day)).toBe('2026-12-28')
  expect(mondayOf('2027-01-04')).toBe('2027-01-04')
})

test('Sunday is the seventh day', () => expect(weekdayOf('2026-11-22')).toBe(7))

test.each([
  ['2026-06-30T21:59:59Z', '2025/26'],
  ['2026-06-30T22:00:00Z', '2026/27'],
  ['2027-06-30T21:59:59Z', '2026/27'],
  ['2099-09-01T00:00:00Z', '2099/00'],
])('the moment %s falls into the season %s', (moment, label) => expect(seasonOf(moment).label).toBe(label))

test('a season ends where the next begins', () => {
  expect(seasonStarting(2026).to).toEqual(seasonStarting(2027).from)
})

test('the label of a season is read back to the same season', () => {
  for (let year = 2000; year < 2100; year += 1)
    expect(parseSeason(seasonStarting(year).label)?.startYear).toBe(year)
})

describe('in words', () => {
  const start = '2026-11-24T16:00:00Z'

  test('a date is written as a Slovak writes it', () => {
    expect(shortDate(start).replace(/\s/g, ' ')).toBe('24. 11. 2026')
    expect(longDate(start).replace(/\s/g, ' ')).toBe('utorok 24. novembra 2026')
    expect(dateAndTime(start).replace(/\s/g, ' ')).toBe('24. 11. 2026 o 17:00')
    expect(writtenDay('2026-11-04').replace(/\s/g, ' ')).toBe('4. 11. 2026')
    expect(writtenDay('')).toBe('')
  })

  test('no line breaks inside a date, none begins with a dash', () => {
    for (const date of [shortDate(start), dayMonth(start), shortDay(start), writtenDay('2026-11-24')])
      expect(date).not.toMatch(/[^\S\u00a0]/)
    expect(dateAndTime(start)).toBe(`${shortDate(start)} o\u00a017:00`)
    expect(longDate(start)).toBe('utorok 24.\u00a0novembra 2026')
    expect(timeRange(start, '2026-11-24T17:30:00Z')).toBe('17:00\u00a0– 18:30')
  })

  test('the end on another day says which one', () => {
    expect(timeRange(start, '2026-11-26T14:00:00Z')).toBe('17:00\u00a0– št\u00a026.\u00a011. o\u00a015:00')
    // By the club's clock, not by that of UTC.
    expect(timeRange('2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z')).toBe(
      '23:30\u00a0– st\u00a025.\u00a011. o\u00a000:30',
    )
  })

  test('an event without an end shows its beginning alone', () => {
    expect(timeRange(start, null)).toBe('17:00')
    expect(timeRange(start, '2026-11-24T17:30:00Z')).toBe('17:00\u00a0– 18:30')
  })
})

test('any day between 2000 and 2040 comes back from its moment', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayOf(momentAt(day))).toBe(day)
      expect(isDay(day)).toBe(true)
    }),
    { numRuns: 3000, seed },
  )
})

test('any day between 2000 and 2040 comes back with its time, but for the hour that spring skips', () => {
  fc.assert(
    fc.property(anyDay, anyTime, (day, time) => {
      const moment = momentAt(day, time)
      const skipped = timeOf(moment) !== time
      if (skipped) expect(time).toMatch(/^02:/)
      expect(dayOf(moment)).toBe(day)
    }),
    { numRuns: 3000, seed },
  )
})

test('any day between 2000 and 2040 is as far from another as the calendar counts', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
    { seed },
  )
})

test('tomorrow is the day after the club’s, in summer and in winter time', () => {
  expect(tomorrowAt(new Date('2026-11-21T23:30:00Z'), '03:30').toISOString()).toBe('2026-11-23T02:30:00.000Z')
  expect(tomorrowAt(new Date('2026-06-01T10:00:00Z'), '03:30').toISOString()).toBe('2026-06-02T01:30:00.000Z')
  expect(tomorrowAt(new Date('2026-06-01T10:00:00Z')).toISOString()).toBe('2026-06-01T22:00:00.000Z')
})

test.each([
  ['2026-12', 'decembra 2026'],
  ['2027-01', 'januára 2027'],
])('the month %s is „%s“ after „od“', (month, genitive) => {
  expect(monthGenitive(month)).toBe(genitive)
})

import { describe, expect, test } from '@jest/globals'
import { monthSpan } from '@/features/attendance/exports/rules'
import { columnGroups, paperWidths } from '@/features/attendance/paper/rules'
import {
  contactsOf,
  firstContact,
  medicalWarning,
  nextSort,
  parseSort,
  sorted,
  writtenSort,
} from '@/features/attendance/roster/rules'
import { type Expectation, longestStreakOf, surpriseOf } from '@/features/attendance/seasons/rules'
import { sharesByMonth } from '@/features/attendance/team/rules'
import { rosterPlayerView } from '@/features/users/views'
import type { User } from '@/payload-types'

test('a trainer’s list has the year a player was born in, and not the day', () => {
  const player = { id: 'jakub', name: 'Jakub Ľalík', birthDate: '2014-04-12' } as User
  expect(rosterPlayerView(player, [])).toMatchObject({ name: 'Jakub Ľalík', birthYear: 2014 })
  expect(JSON.stringify(rosterPlayerView(player, []))).not.toMatch(/04-?12/)
  expect(rosterPlayerView({ ...player, birthDate: null }, [])).toMatchObject({ birthYear: null })
})

describe('whom one tap calls', () => {
  const guardian = (name: string, phone: string, email = '') =>
    ({ id: name, name, relation: 'mother', phone, email }) as const
  const first = (guardians: ReturnType<typeof guardian>[], phone = '') =>
    firstContact(contactsOf({ name: 'Jakub', phone, guardians }))?.name

  test('the first guardian with a telephone, then the player, then who has an e-mail alone', () => {
    expect(first([guardian('Jana', ''), guardian('Peter', '+421900000001')])).toBe('Peter')
    expect(first([guardian('Jana', '', 'jana@x.test')], '+421900000002')).toBe('Jakub')
    expect(first([guardian('Jana', '', 'jana@x.test')])).toBe('Jana')
    expect(first([guardian('Jana', '')])).toBeUndefined()
  })
})

describe('the order of a list of players', () => {
  const rows = [
    { name: 'Adam', value: 7 },
    { name: 'Boris', value: null },
    { name: 'Cyril', value: 2 },
    { name: 'Dana', value: 7 },
  ]
  const names = (descending: boolean) =>
    sorted(rows, { descending }, ({ value }) => value).map(({ name }) => name)

  test('equal ones stay by name and unknown ones are last, from either end', () => {
    expect(names(false)).toEqual(['Cyril', 'Adam', 'Dana', 'Boris'])
    expect(names(true)).toEqual(['Adam', 'Dana', 'Cyril', 'Boris'])
  })

  test('an address holds it, and a heading tapped again turns it', () => {
    expect(parseSort('nonsense')).toEqual({ by: 'name', descending: false })
    const best = nextSort('rate', parseSort(''))
    expect(writtenSort(best)).toBe('-rate')
    expect(writtenSort(nextSort('rate', parseSort('-rate')))).toBe('rate')
    expect(writtenSort(nextSort('name', best))).toBeUndefined()
  })
})

test('a medical check is warned of a month before its end, shortly on a phone', () => {
  expect(medicalWarning('2026-12-31', '2026-11-30')).toBeUndefined()
  expect(medicalWarning('2026-12-30', '2026-11-30')).toMatchObject({
    tone: 'warn',
    short: 'Prehliadka do 30.\u00a012.',
  })
  expect(medicalWarning('2026-11-29', '2026-11-30')?.short).toBe('Prehliadka neplatí')
})

describe('an attendance other than expected', () => {
  const before = (more: Partial<Expectation>): Expectation => ({
    answer: null,
    published: true,
    asksUntil: null,
    nomination: null,
    ...more,
  })
  const awaited = '2026-11-30T16:00:00.000Z'

  test.each<[string, Expectation | undefined, string | undefined]>([
    ['of who said yes', before({ answer: 'yes', asksUntil: awaited }), 'missed'],
    ['at a training of who said nothing', before({}), 'missed'],
    ['of a nominated player without an answer', before({ asksUntil: awaited, nomination: 'in' }), 'missed'],
    ['at a match of who gave no answer', before({ asksUntil: awaited }), undefined],
    ['of who was left out', before({ nomination: 'out' }), undefined],
    ['of who said no', before({ answer: 'no' }), undefined],
    ['of who was not sure', before({ answer: 'maybe' }), undefined],
    ['at an event families did not see', before({ published: false }), undefined],
    ['of somebody who was not invited', undefined, undefined],
  ])('an absence %s', (_who, known, surprise) => expect(surpriseOf('absent', known)).toBe(surprise))

  test('who came although they said no is one, who is excused or injured is none', () => {
    expect(surpriseOf('late', before({ answer: 'no' }))).toBe('came')
    expect(surpriseOf('present', before({ answer: 'yes' }))).toBeUndefined()
    expect(surpriseOf('excused', before({ answer: 'yes' }))).toBeUndefined()
    expect(surpriseOf('injured', before({ answer: 'yes' }))).toBeUndefined()
  })
})

test('the longest streak leaves injuries out, and is broken by what was excused', () => {
  expect(longestStreakOf(['present', 'late', 'injured', 'present', 'excused', 'present'])).toBe(3)
  expect(longestStreakOf(['absent'])).toBe(0)
})

test('months are the club’s, and one without a record has no share', () => {
  // Half past midnight in Bratislava is still the last day of September in UTC.
  const marks = [
    { startsAt: '2026-09-30T22:30:00.000Z', status: 'present' },
    { startsAt: '2026-10-05T15:00:00.000Z', status: 'absent' },
    { startsAt: '2026-10-06T15:00:00.000Z', status: 'injured' },
  ] as const
  expect(sharesByMonth(marks, ['2026-09', '2026-10'])).toEqual([null, { came: 1, counted: 2, rate: 50 }])
})

test('a month begins and ends at midnight in Bratislava, at the turn of the year too', () => {
  expect(monthSpan('2026-12')).toEqual({
    from: new Date('2026-11-30T23:00:00.000Z'),
    to: new Date('2026-12-31T23:00:00.000Z'),
  })
  expect(monthSpan('2026-07').to).toEqual(new Date('2026-07-31T22:00:00.000Z'))
})

test('the columns of a paper sheet are wide enough to write into, and leave room for notes when they are few', () => {
  const width = 588
  expect(columnGroups(Array.from({ length: 62 }), width).map(({ length }) => length)).toEqual([28, 28, 6])
  expect(paperWidths(28, width)).toEqual({ column: 21, note: 0 })
  const few = paperWidths(5, width)
  expect(few.note).toBeGreaterThan(100)
  expect(5 * few.column + few.note).toBeCloseTo(width)
})

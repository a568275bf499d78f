import { describe, expect, test } from '@jest/globals'
import {
  birthYearOf,
  birthYearsIn,
  proposalFor,
  isSamePlacement,
  placementAfter,
  placementBefore,
} from '@/features/player-migrations/rules'
import { initialChoices, outcomeOf } from '@/features/player-migrations/choices/rules'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import { seasonStarting } from '@/features/club/season/rules'

const now = new Date('2027-06-20T10:00:00Z')
const season = seasonStarting(2027)
const group = (name: string, from: number | null, to: number | null) => ({
  id: name,
  name,
  birthYears: { from, to },
})
const groups = [group('U9', 2018, 2019), group('U11', 2016, 2017), group('U13', 2014, 2015)]
const propose = (birthYear: number | undefined, category: string) =>
  proposalFor({ birthYear, category }, groups, season, now)

test('the birth years of a category move on by one a season', () => {
  expect(birthYearsIn(groups[2]!, season, now)).toEqual({ from: 2015, to: 2016 })
  expect(birthYearsIn(groups[2]!, seasonStarting(2026), now)).toEqual({ from: 2014, to: 2015 })
})
test('the birth years of a category do not move on twice when somebody has already brought them up to date', () => {
  expect(birthYearsIn(group('U13', 2015, 2016), season, now)).toEqual({ from: 2015, to: 2016 })
})
test('the birth years of a category without an age in its name stay those of today', () => {
  expect(birthYearsIn(group('Prípravka', 2019, null), season, now)).toEqual({ from: 2020, to: 2020 })
})
test('the birth years of a category are unknown when none are kept', () => {
  expect(birthYearsIn(group('Brankári', null, null), season, now)).toBeUndefined()
})

test.each([
  [2018, 'U9', 'moves', 'U11'],
  [2019, 'U9', 'stays', 'U9'],
  [2017, 'U9', 'moves', 'U11'],
  [2014, 'U13', 'leaves', null],
  [2018, 'U13', 'stays', 'U13'],
  [undefined, 'U9', 'stays', 'U9'],
])('a player born %s in %s %s: %s', (year, category, outcome, to) => {
  expect(propose(year, category)).toMatchObject({ outcome, to })
})
test('a player whose birth year fell between two categories has no new category', () => {
  const gap = [groups[0]!, group('U13', 2014, 2014)]
  expect(proposalFor({ birthYear: 2018, category: 'U9' }, gap, season, now)).toMatchObject({
    outcome: 'none',
    to: null,
  })
})
test('a player without a readable birth date has no birth year', () => {
  expect([birthYearOf('2014-05-04'), birthYearOf(''), birthYearOf(null)]).toEqual([
    2014,
    undefined,
    undefined,
  ])
})

describe('undoing a migration', () => {
  const doneAt = '2027-06-24T21:30:00Z'
  test('a migration can be undone through the fourteenth day of the club’s calendar', () => {
    expect(undoUntil(doneAt)).toBe('2027-07-08')
    expect(mayUndo({ doneAt }, new Date('2027-07-08T21:59:00Z'))).toBe(true)
    expect(mayUndo({ doneAt }, new Date('2027-07-08T22:01:00Z'))).toBe(false)
  })
  test('a migration is undone once', () => {
    expect(mayUndo({ doneAt, undoneAt: doneAt }, now)).toBe(false)
  })
  test('undoing keeps what the migration left alone, and refuses what was changed since or would exist twice', () => {
    const up = { outcome: 'moves', from: 'U11', to: 'U13' }
    const there = { category: 'U13', active: true }
    expect(placementBefore({ ...up, second: 'U13' }, there)).toMatchObject({
      category: 'U11',
      second: 'U13',
    })
    expect(placementBefore(up, { ...there, second: 'U15' })).toMatchObject({
      category: 'U11',
      second: 'U15',
    })
    expect(placementBefore({ ...up, second: 'U13' }, { ...there, second: 'U15' })).toBeUndefined()
    expect(placementBefore(up, { ...there, second: 'U11' })).toBeUndefined()
    expect(placementBefore(up, { ...there, active: false })).toBeUndefined()
  })
  test('undoing knows the category of everybody after the migration', () => {
    expect(placementAfter({ outcome: 'leaves', from: 'U13' })).toEqual({ category: 'U13', active: false })
    expect(placementAfter({ outcome: 'none', from: 'U13' })).toEqual({ category: undefined, active: true })
    expect(isSamePlacement({ category: 'U9', active: true }, { category: 'U9', active: false })).toBe(false)
  })
})

test('a chosen target is a keyword or a category', () => {
  expect(outcomeOf('leaves')).toEqual({ outcome: 'leaves', to: null })
  expect(outcomeOf('abc')).toEqual({ outcome: 'moves', to: 'abc' })
  const up = { outcome: 'moves', to: 'U11', reason: 'ročník 2018' } as const
  expect(
    initialChoices([
      { player: { id: 'ema' }, comesOn: null, ...up },
      { player: { id: 'leo' }, comesOn: '2027-01-01', ...up },
    ]),
  ).toEqual({
    ema: { target: 'U11', reason: 'ročník 2018' },
    leo: { target: 'stays', reason: 'ročník 2018' },
  })
})

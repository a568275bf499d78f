import { expect, test } from '@jest/globals'
import { leftByPlan, leftByPlanWords } from '@/features/categories/rules'
import { offPlanTrainings, plannedTrainings, seasonsWithoutBreaks } from '@/features/events/season-plan/rules'
import { addDays, momentAt } from '@/lib/dates'

// A Monday; times are the club's.
const MONDAY = '2027-01-11'
const NOW = momentAt('2027-01-01')
const slot = (weekday: number, from: string, to: string) => ({ weekday, from, to, place: 'Hala' })
const OLD = [slot(1, '16:30', '18:00'), slot(3, '16:30', '18:00')]
const NEW = [slot(2, '16:30', '18:00'), slot(3, '17:00', '18:30')]

const at = (day: string, from = '16:30', to = '18:00') => ({
  ...{ startsAt: momentAt(day, from).toISOString(), endsAt: momentAt(day, to).toISOString() },
})
const training = (day: string, changes: object = {}) => ({
  ...{ id: day, type: 0, series: 'mondays', cancelled: null as unknown, ...at(day) },
  ...changes,
})
const weekly = (first: string, count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, week) => training(addDays(first, 7 * week), changes))
const off = (own: ReturnType<typeof training>[], now = NOW) =>
  offPlanTrainings(own, { slots: NEW, now }).map(({ day, weekday, count }) => [day, weekday, count])

test('series at times the plan does not have any more are named with their first training and how many there are', () => {
  const wednesday = addDays(MONDAY, 2)
  // Wednesdays at the old time count as well, though the plan has a Wednesday.
  const own = [...weekly(MONDAY, 4), ...weekly(wednesday, 3, { series: 'wednesdays' })]
  expect(off(own)).toEqual([
    [MONDAY, 1, 4],
    [wednesday, 3, 3],
  ])
  expect(off(own, momentAt(MONDAY, '17:00'))[0]).toEqual([addDays(MONDAY, 7), 1, 3])
})

test('what stands by the plan, is cancelled, is of no series or no training is not beside the plan', () => {
  const tuesday = addDays(MONDAY, 1)
  expect(off(weekly(tuesday, 4))).toEqual([])
  expect(off(weekly(MONDAY, 4, { cancelled: { at: '', reason: '' } }))).toEqual([])
  expect(off(weekly(MONDAY, 4, { series: null }))).toEqual([])
  expect(off(weekly(MONDAY, 4, { type: 2 }))).toEqual([])
})

test('a time with a cancelled event is left out and said to be cancelled, with one that goes on it is taken', () => {
  const cancelled = {
    ...training(MONDAY, { title: 'Tréning U9' }),
    title: 'Tréning U9',
    cancelled: { at: '' },
  }
  const goesOn = { ...at(MONDAY, '17:00', '18:30'), title: 'Brankári', cancelled: null }
  const why = (...own: { title: string; startsAt: string; endsAt: string; cancelled: unknown }[]) => {
    const days = { from: MONDAY, to: MONDAY, now: NOW, breaks: [], places: [] }
    const { planned, left } = plannedTrainings({ ...days, slots: OLD, own })
    return [planned.length, ...left.map((each) => each.why.replaceAll('\u00a0', ' '))]
  }
  expect(why(cancelled)).toEqual([0, 'zrušený: Tréning U9 (16:30 – 18:00)'])
  expect(why(cancelled, goesOn)).toEqual([0, 'už je tu Brankári (17:00 – 18:30)'])
  expect(why()).toEqual([1])
})

test('one training moved by itself is not an older plan, the last one of a series is', () => {
  const tuesday = addDays(MONDAY, 1)
  const moved = training(addDays(MONDAY, 17), { series: 'tuesdays' })
  expect(off([...weekly(tuesday, 4, { series: 'tuesdays' }), moved])).toEqual([])
  expect(off([training(MONDAY)])).toEqual([[MONDAY, 1, 1]])
})

test('a changed plan leaves the trainings of the slots it gave up, and no others', () => {
  const change = { before: OLD, after: NEW }
  const own = [at(MONDAY), at(addDays(MONDAY, 7)), at(addDays(MONDAY, 2)), at(addDays(MONDAY, 4))]
  expect(leftByPlan(own, change)).toEqual({ count: 3, slots: OLD })
  expect(leftByPlan([at(MONDAY)], change)).toEqual({ count: 1, slots: [OLD[0]] })
  expect(leftByPlan(own, { before: OLD, after: OLD.map((each) => ({ ...each, place: 'Inde' })) }).count).toBe(
    0,
  )
})

test('what a changed plan leaves is said in correct Slovak, and nothing when it leaves nothing', () => {
  const said = (count: number) => leftByPlanWords({ count, slots: OLD }).replaceAll('\u00a0', ' ')
  expect(said(25)).toContain(
    'V kalendári ostáva 25 tréningov podľa starého rozpisu (po 16:30 – 18:00, st 16:30 – 18:00). Presuňte ich',
  )
  expect(said(2)).toContain('ostávajú 2 tréningy')
  expect(said(0)).toBe('')
})

test('a season of the chosen days for which no break is written is named', () => {
  const christmas = { name: 'Vianoce', from: '2026-12-23', to: '2027-01-07' }
  const without = (from: string, to: string, breaks = [christmas]) =>
    seasonsWithoutBreaks({ from, to }, breaks)
  expect(without('2027-01-08', '2027-06-30')).toEqual([])
  expect(without('2027-07-01', '2028-06-30')).toEqual(['2027/28'])
  expect(without('2027-06-01', '2027-08-01')).toEqual(['2027/28'])
  expect(without('2027-06-01', '2027-08-01', [])).toEqual(['2026/27', '2027/28'])
  // The summer that belongs to both.
  const summer = { name: 'Leto', from: '2027-06-30', to: '2027-07-01' }
  expect(without('2027-06-01', '2027-08-01', [summer])).toEqual([])
})

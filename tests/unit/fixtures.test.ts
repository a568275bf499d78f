import { describe, expect, test } from '@jest/globals'
import { upcomingBreaks, competitionsOf, missedSlot } from '@/features/fixtures/rules'
import { momentAt } from '@/lib/dates'

// Monday 23 November 2026 begins the week.
const slot = (weekday: number, from: string) => ({ weekday, from, to: '18:30', place: '' })
const at = (day: string, time: string) => ({ startsAt: momentAt(day, time).toISOString() })
const PLAN = [slot(1, '17:00'), slot(3, '17:00'), slot(5, '17:00')]

describe('a training at an hour outside the plan', () => {
  const extra = at('2026-11-26', '19:00')

  test('a training at an hour outside the plan replaces the one the week lacks', () => {
    const written = [at('2026-11-23', '17:00'), extra, at('2026-11-27', '17:00')]
    expect(missedSlot(extra, PLAN, written)).toBe(at('2026-11-25', '17:00').startsAt)
  })

  test('a training at an hour outside the plan replaces none when the week lacks none', () => {
    const written = ['2026-11-23', '2026-11-25', '2026-11-27'].map((day) => at(day, '17:00'))
    expect(missedSlot(extra, PLAN, written)).toBeUndefined()
  })

  test('a training at an hour outside the plan replaces none when the club has no dated plan', () => {
    expect(missedSlot(extra, PLAN, [extra])).toBeUndefined()
  })

  test('a training at an hour outside the plan replaces that of the same day before a nearer one', () => {
    const evening = at('2026-11-25', '20:00')
    const plan = [slot(3, '08:00'), slot(4, '06:00'), slot(5, '17:00')]
    const written = [evening, at('2026-11-27', '17:00')]
    expect(missedSlot(evening, plan, written)).toBe(at('2026-11-25', '08:00').startsAt)
  })
})

test('a break is shown from a fortnight before its first day to its last, and never when it is over', () => {
  const pause = { name: 'Vianoce', from: '2026-12-23', to: '2027-01-06' }
  const told = (today: string) => upcomingBreaks([pause], today).length
  const days = ['2026-12-08', '2026-12-09', '2026-12-30', '2027-01-06', '2027-01-07']
  expect(days.map(told)).toEqual([0, 1, 1, 1, 0])
  expect(upcomingBreaks([{ ...pause, from: 'vianoce' }], '2026-12-24')).toEqual([])
})

test('a category plays the competition most of its matches name', () => {
  const match = (id: string, competition: string) => ({ category: { id }, competition })
  const matches = [
    match('u13', 'Pohár'),
    match('u13', 'I. liga'),
    match('u13', 'I. liga'),
    match('u9', ''),
    match('u9', 'Prípravný zápas'),
  ]
  expect(competitionsOf(matches)).toEqual({ u13: 'I. liga' })
})

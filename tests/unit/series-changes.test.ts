import { describe, expect, test } from '@jest/globals'
import { changesForFollowing } from '@/features/events/series-changes/rules'
import { leadersAfterSheet, leadersFor } from '@/features/events/leaders/rules'
import { isVenueConflict, eventDays, plannedTimes } from '@/features/events/venue-conflicts/rules'
import { eventForm } from '@/features/events/form'

// Tuesday 24 March 2026, 17:00 – 18:30; the week after is on summer time.
const before = { startsAt: '2026-03-24T16:00:00.000Z', endsAt: '2026-03-24T17:30:00.000Z', place: 'Tráva' }
const next = { startsAt: '2026-03-31T15:00:00.000Z', endsAt: '2026-03-31T16:30:00.000Z', place: 'Tráva' }

test('a change carried to a later event of the series does not overwrite what was changed there by itself', () => {
  const moved = { ...next, place: 'Hala' }
  expect(changesForFollowing({ place: 'Umelá' }, before, moved)).toEqual({ data: {}, isDifferent: true })
  const later = { ...next, startsAt: '2026-03-31T16:00:00.000Z' }
  expect(changesForFollowing({ startsAt: '2026-03-24T15:00:00.000Z' }, before, later)).toEqual({
    data: {},
    isDifferent: true,
  })
})

test('a change carried to a later event of the series never gives it a result', () => {
  expect(changesForFollowing({ result: { own: 1, their: 0 } }, before, next)).toEqual({
    data: {},
    isDifferent: false,
  })
})

test('a change carried to a later event of the series keeps the hour of the clock across the clock change', () => {
  const changes = { startsAt: '2026-03-24T17:00:00.000Z', endsAt: '2026-03-24T18:30:00.000Z' }
  expect(changesForFollowing(changes, before, next)).toEqual({
    data: { startsAt: '2026-03-31T16:00:00.000Z', endsAt: '2026-03-31T17:30:00.000Z' },
    isDifferent: false,
  })
})

test('a change of the day moves those of the same weekday with all of their times', () => {
  const changes = { startsAt: '2026-03-25T16:00:00.000Z' }
  expect(changesForFollowing(changes, before, next).data).toEqual({
    startsAt: '2026-04-01T15:00:00.000Z',
    endsAt: '2026-04-01T16:30:00.000Z',
  })
  const thursday = { ...next, startsAt: '2026-04-02T15:00:00.000Z', endsAt: '2026-04-02T16:30:00.000Z' }
  expect(changesForFollowing(changes, before, thursday)).toEqual({ data: {}, isDifferent: true })
})

test('a change carried to a later event of the series takes an end away, and ignores the order of lists', () => {
  expect(changesForFollowing({ endsAt: null }, before, next).data).toEqual({ endsAt: null })
  const one = { ...before, trainers: ['a', 'b'] }
  expect(changesForFollowing({ trainers: ['c'] }, one, { ...next, trainers: ['b', 'a'] }).data).toEqual({
    trainers: ['c'],
  })
})

describe('a place', () => {
  const at = (startsAt: string, endsAt: string | null, place = 'Umelá tráva') => ({ startsAt, endsAt, place })
  const u13 = at('2026-11-24T16:00:00Z', '2026-11-24T17:30:00Z')

  test('a place is free before, after, elsewhere and where none is said', () => {
    expect(isVenueConflict(at('2026-11-24T17:30:00Z', null), u13)).toBe(false)
    expect(isVenueConflict(at('2026-11-24T14:30:00Z', null), u13)).toBe(false)
    expect(isVenueConflict({ ...u13, place: 'Hala' }, u13)).toBe(false)
    expect(isVenueConflict({ ...u13, place: ' ' }, { ...u13, place: ' ' })).toBe(false)
  })

  test('a place is taken by whoever is there at the time, however it is written', () => {
    expect(isVenueConflict(at('2026-11-24T17:00:00Z', null, 'umela trava '), u13)).toBe(true)
    expect(isVenueConflict(at('2026-11-24T14:31:00Z', null), u13)).toBe(true)
  })

  test('a place is asked about on every day of a series, and past midnight', () => {
    const draft = {
      ...eventForm.empty({ startsAt: '2026-03-24' }),
      every: 1 as const,
      weekdays: ['2'],
      until: '2026-04-07',
    }
    const days = eventDays(draft, [{ name: 'Veľká noc', from: '2026-04-02', to: '2026-04-07' }])
    expect(plannedTimes(days, '17:00', '18:30')[1]).toEqual({ startsAt: next.startsAt, endsAt: next.endsAt })
    expect(days).toEqual(['2026-03-24', '2026-03-31'])
    expect(plannedTimes(['2026-11-24'], '23:00', '01:00')[0]!.endsAt).toBe('2026-11-25T00:00:00.000Z')
  })

  test('a place is asked about on every day of a tournament', () => {
    expect(eventDays({ ...eventForm.empty({ startsAt: '2026-11-28' }), lastDay: '2026-11-29' }, [])).toEqual([
      '2026-11-28',
      '2026-11-29',
    ])
    expect(eventDays(eventForm.empty(), [])).toEqual([])
  })
})

describe('who leads', () => {
  const trainers = [
    { id: 'robert', categories: ['U13'] },
    { id: 'lubos', categories: ['U11', 'U13'] },
  ]

  test('the leader is not guessed among several trainers', () => {
    expect(leadersFor(['U13'], trainers)).toEqual([])
    expect(leadersAfterSheet(['U13'], trainers, { id: 'maria', isTrainer: false })).toEqual([])
  })

  test('the leader is the trainer who makes the event, else the only one of the category', () => {
    expect(leadersFor(['U13'], trainers, 'robert')).toEqual(['robert'])
    expect(leadersFor(['U11'], trainers)).toEqual(['lubos'])
  })

  test('the leader of an event is who recorded it where nobody trains', () => {
    expect(leadersAfterSheet(['U9'], trainers, { id: 'maria', isTrainer: false })).toEqual(['maria'])
    expect(leadersAfterSheet(['U11'], trainers, { id: 'maria', isTrainer: false })).toEqual(['lubos'])
  })
})

import { describe, expect, test } from '@jest/globals'
import {
  answeringAbsence,
  answerOfNew,
  coveringAbsence,
  type Absence,
} from '@/features/participants/absence-answers/rules'
import { isUndoable, quickSpans, spanProblem } from '@/features/participants/absences/rules'
import { isClosedForAnswers } from '@/features/participants/rules'
import { movedFrom } from '@/features/events/rules'

const absence = (more: Partial<Absence> = {}): Absence => ({
  id: 'a',
  player: 'ema',
  from: '2026-03-28',
  to: '2026-03-29',
  reason: 'choroba',
  categories: [],
  by: 'jana',
  at: '2026-03-01T08:00:00.000Z',
  ...more,
})
const invitation = (startsAt: string, more: object = {}) => ({
  startsAt,
  player: 'ema',
  category: 'U9',
  ...more,
})

describe('an absence', () => {
  test.each([
    ['2026-03-27T22:59:00.000Z', false], // 23:59 of the day before
    ['2026-03-27T23:00:00.000Z', true], // midnight in winter
    ['2026-03-29T21:59:00.000Z', true], // 23:59 of the day on which summer begins
    ['2026-03-29T22:00:00.000Z', false],
  ])('of two days around the clock change holds at %s: %s', (startsAt, holds) => {
    expect(coveringAbsence([absence()], invitation(startsAt)) !== undefined).toBe(holds)
  })

  test('holds for its player, and for the categories it names', () => {
    const noon = '2026-03-28T11:00:00.000Z'
    expect(coveringAbsence([absence()], invitation(noon, { player: 'jakub' }))).toBeUndefined()
    expect(coveringAbsence([absence({ categories: ['U11'] })], invitation(noon))).toBeUndefined()
    expect(coveringAbsence([absence({ categories: ['U11', 'U9'] })], invitation(noon))).toBeDefined()
  })

  test('answers a new invitation ahead, not one that has begun', () => {
    const row = invitation('2026-03-28T11:00:00.000Z')
    expect(answerOfNew([absence()], row, '2026-03-28T10:59:59.000Z')).toMatchObject({
      answer: 'no',
      absence: 'a',
    })
    expect(answerOfNew([absence()], row, '2026-03-28T11:00:00.000Z')).toEqual({ userSubmitted: false })
  })
})

describe('when another absence is taken back, one answers', () => {
  const row = invitation('2026-03-28T11:00:00.000Z')
  const given = (submittedAt: string) => ({ submitted: true, answer: 'yes' as const, submittedAt })

  test('an invitation without an answer, or with one older than itself', () => {
    expect(answeringAbsence([absence()], row, null)).toBeDefined()
    expect(answeringAbsence([absence()], row, given('2026-02-28T08:00:00.000Z'))).toBeDefined()
    expect(answeringAbsence([absence()], row, given('2026-03-02T08:00:00.000Z'))).toBeUndefined()
  })

  test('and not when it was recorded after the event began', () => {
    expect(answeringAbsence([absence({ at: '2026-03-28T11:30:00.000Z' })], row, null)).toBeUndefined()
  })
})

describe('the days of a new absence', () => {
  test.each([
    [{ from: '2026-11-23', to: '2026-11-23' }, undefined],
    [{ from: '2026-11-20', to: '2026-11-23' }, undefined],
    [{ from: '2026-11-24', to: '2026-11-23' }, 'to'],
    [{ from: '2026-11-20', to: '2026-11-22' }, 'to'],
    [{ from: '2026-11-23', to: '2027-11-23' }, undefined],
    [{ from: '2026-11-23', to: '2027-11-24' }, 'to'],
  ])('%o: %s', (span, field) => {
    expect(spanProblem(span, '2026-11-23')?.field).toBe(field)
  })

  test('offered in one tap end on Sunday, and on a Sunday the next week is offered', () => {
    const spans = (today: string) => quickSpans(today).map(({ label, span }) => [label, span.from, span.to])
    expect(spans('2026-11-25')).toEqual([
      ['Dnes', '2026-11-25', '2026-11-25'],
      ['Zajtra', '2026-11-26', '2026-11-26'],
      ['Tento týždeň', '2026-11-25', '2026-11-29'],
    ])
    expect(spans('2026-11-29')[2]).toEqual(['Budúci týždeň', '2026-11-30', '2026-12-06'])
  })
})

test('answers are closed for published events ahead whose deadline has passed', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const event = {
    published: true,
    startsAt: '2026-11-24T12:00:00.000Z',
    answerUntil: '2026-11-23T11:00:00.000Z',
  }
  expect(isClosedForAnswers(event, now)).toBe(true)
  expect(isClosedForAnswers({ ...event, answerUntil: null }, now)).toBe(false)
  expect(isClosedForAnswers({ ...event, published: false }, now)).toBe(false)
  expect(isClosedForAnswers({ ...event, cancelled: { at: '2026-11-22T12:00:00.000Z' } }, now)).toBe(false)
})

test('an act can be undone exactly for a quarter of an hour', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  expect(isUndoable('2026-11-23T11:45:01.000Z', now)).toBe(true)
  expect(isUndoable('2026-11-23T11:45:00.000Z', now)).toBe(false)
})

describe('where a moved event was announced first', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  const five = '2026-11-24T16:00:00.000Z'
  const half = '2026-11-24T15:30:00.000Z'
  const event = { startsAt: five, place: 'Hala', published: true }

  test('is kept through further moves, and forgotten when it is there again', () => {
    const moved = { ...event, startsAt: half }
    const once = movedFrom(event, moved, now)
    expect(once).toEqual({ startsAt: five, place: null })
    const twice = movedFrom({ ...moved, movedFrom: once }, { ...moved, place: 'Tráva' }, now)
    expect(twice).toEqual({ startsAt: five, place: 'Hala' })
    expect(movedFrom({ ...moved, place: 'Tráva', movedFrom: twice }, event, now)).toEqual({
      startsAt: null,
      place: null,
    })
  })

  test('is forgotten when the event comes back there while it is hidden', () => {
    const moved = { ...event, startsAt: half, place: 'Tráva', published: false }
    const back = movedFrom({ ...moved, movedFrom: { startsAt: five, place: 'Hala' } }, event, now)
    expect(back).toEqual({ startsAt: null, place: null })
    const timeOnly = { ...moved, startsAt: five }
    expect(movedFrom({ ...moved, movedFrom: { startsAt: five, place: 'Hala' } }, timeOnly, now)).toEqual({
      startsAt: null,
      place: 'Hala',
    })
  })

  test('is not known of a hidden event, nor of one that has begun', () => {
    const moved = { ...event, startsAt: half }
    const none = { startsAt: null, place: null }
    expect(movedFrom({ ...event, published: false }, moved, now)).toEqual(none)
    expect(movedFrom(event, moved, new Date(five))).toEqual(none)
  })
})

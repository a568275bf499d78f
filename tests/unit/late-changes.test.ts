import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { whyNotChangedLate } from '@/features/events/late-changes/rules'
import { whyNotRecorded } from '@/features/attendance/opening/rules'
import { fitsLength } from '@/features/events/rules'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = new Date('2026-11-25T12:00:00.000Z')
const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString()
const event = (ms: number, more: object = {}) => ({
  type: 0,
  startsAt: ago(ms),
  endsAt: ago(ms - HOUR),
  categories: ['u11'],
  trainers: ['tomas'],
  substitute: null,
  ...more,
})

describe('a trainer', () => {
  test.each([
    ['a later end', { endsAt: ago(0) }],
    ['another start', { startsAt: ago(10 * DAY + HOUR) }],
    ['another leader', { trainers: ['robert'] }],
    ['a substitute', { substitute: 'robert' }],
    ['another category', { categories: ['u11', 'u13'] }],
    ['another type', { type: 1 }],
  ])('gives an event of ten days ago no %s', (_what, change) => {
    const old = event(10 * DAY)
    expect(whyNotChangedLate(old, { ...old, ...change }, now)).toContain('po 7 dňoch')
  })

  test('writes a note and a result of an old event, and sends its facts as they are', () => {
    const old = event(100 * DAY)
    const same = { ...old, startsAt: old.startsAt.replace('Z', '+00:00'), categories: [{ id: 'u11' }] }
    expect(whyNotChangedLate(old, same as never, now)).toBeUndefined()
  })

  test('corrects times of yesterday, and does not move yesterday to another day', () => {
    const done = event(DAY)
    expect(whyNotChangedLate(done, { ...done, endsAt: ago(DAY - 3 * HOUR) }, now)).toBeUndefined()
    expect(whyNotChangedLate(done, { ...done, startsAt: ago(2 * HOUR), endsAt: null }, now)).toContain(
      'iný deň',
    )
  })

  test('makes one of last week and none of longer ago, also by moving one that is to come', () => {
    expect(whyNotChangedLate(undefined, event(6 * DAY), now)).toBeUndefined()
    expect(whyNotChangedLate(undefined, event(8 * DAY), now)).toContain('7 dní')
    expect(whyNotChangedLate(event(-DAY), event(60 * DAY), now)).toContain('7 dní')
    expect(whyNotChangedLate(event(-DAY), event(-9 * DAY), now)).toBeUndefined()
  })

  test('opens no sheet again that was closed, by any change of its times', () => {
    const moments = fc.integer({ min: -400, max: 400 }).map((hours) => hours * HOUR)
    fc.assert(
      fc.property(moments, moments, fc.integer({ min: 1, max: 24 }), (was, is, hours) => {
        const before = { ...event(was), endsAt: ago(was - HOUR) }
        const after = { ...event(is), endsAt: ago(is - hours * HOUR) }
        const [closed, open] = [before, after].map((one) => whyNotRecorded(one, now, false))
        if (closed?.includes('7 dní') && open === undefined)
          expect(whyNotChangedLate(before, after, now)).toBeDefined()
      }),
    )
  })
})

test.each([
  [0, 24, true],
  [0, 24.1, false],
  [2, 25, false],
  [1, 7 * 24, true],
  [1, 7 * 24 + 1, false],
])('an event of type %d that lasts %d hours fits: %s', (type, hours, fits) => {
  expect(fitsLength(type, ago(0), ago(-hours * HOUR)) === true).toBe(fits)
})

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  afterQuiet,
  choicesOf,
  copiesAmong,
  copyDueAt,
  isQuiet,
  MAX_TRIES,
  passesQuiet,
  pauseAfter,
  waitsUntil,
  wantsCopy,
} from '@/features/notifications/copies/rules'
import { timeOf } from '@/lib/dates'

const night = { quietFrom: '21:00', quietTo: '07:00' }
const at = (moment: string) => new Date(moment)

describe('quiet hours', () => {
  test.each([
    ['2026-11-23T19:59:00Z', '2026-11-23T19:59:00.000Z'],
    ['2026-11-23T20:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-11-24T02:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-11-24T06:00:00Z', '2026-11-24T06:00:00.000Z'],
    // Summer begins on 29 March 2026, winter on 25 October 2026.
    ['2026-03-28T21:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('across midnight and the change of the clock: %s is sent at %s', (moment, sent) => {
    expect(afterQuiet(at(moment), night).toISOString()).toBe(sent)
  })

  test('hours that end in the hour that spring skips, or autumn repeats', () => {
    const early = { quietFrom: '22:00', quietTo: '02:30' }
    expect(timeOf(afterQuiet(at('2026-03-29T00:30:00Z'), early))).toBe('03:30')
    // 2:15 for the second time: 2:30 for the second time.
    expect(afterQuiet(at('2026-10-25T01:15:00Z'), early).toISOString()).toBe('2026-10-25T01:30:00.000Z')
  })

  test('equal times are no quiet hours, wrong ones the default', () => {
    expect(isQuiet(at('2026-11-24T02:00:00Z'), { quietFrom: '00:00', quietTo: '00:00' })).toBe(false)
    expect(choicesOf({ quietHours: { from: '9', to: null } })).toMatchObject(night)
  })
})

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
/** Moments of 2026, half of them near a change of the clock or midnight. */
const moment = fc.oneof(
  fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-03-28T22:00:00Z', '2026-10-24T21:00:00Z', '2026-06-01T21:00:00Z'),
      fc.nat(12 * 60),
    )
    .map(([from, minutes]) => new Date(Date.parse(from) + minutes * 60_000)),
)

test('at any moment and for any choices a copy waits no longer than a day and a half, and comes in no quiet hour', () => {
  fc.assert(
    fc.property(moment, time, time, fc.boolean(), (now, quietFrom, quietTo, digest) => {
      const choices = { quietFrom, quietTo, digest, off: new Set<string>() }
      const due = copyDueAt(now, false, choices)
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime())
      expect(due.getTime() - now.getTime()).toBeLessThan(49 * 3_600_000)
      expect(isQuiet(due, choices)).toBe(false)
      expect(copyDueAt(now, true, choices)).toBe(now)
    }),
    { numRuns: 3000 },
  )
})

/** A copy is written at a moment; its first tries fail, and the site stands still for some hours before some of them. */
const history = fc.record({
  now: moment,
  quietFrom: time,
  quietTo: time,
  digest: fc.boolean(),
  passes: fc.boolean(),
  failures: fc.array(fc.nat(30), { maxLength: MAX_TRIES + 2 }),
})

test('in any history a copy is sent once or given up after its tries, never in quiet hours unless it is urgent', () => {
  fc.assert(
    fc.property(history, ({ now, passes, failures, ...times }) => {
      const choices = { ...times, off: new Set<string>() }
      let due = copyDueAt(now, passes, choices)
      let end: 'sent' | 'failed' | undefined
      for (let tries = 0, looks = 0; !end; looks += 1) {
        expect(looks).toBeLessThan(60)
        // The site looks when it is due, or some hours later when it stood still.
        const hours = failures[tries] ?? 0
        const seen = new Date(due.getTime() + (looks % 2 ? hours * 3_600_000 : 0))
        const until = waitsUntil(seen, passes, choices)
        if (until) {
          expect(until.getTime()).toBeGreaterThan(seen.getTime())
          due = until
          continue
        }
        tries += 1
        expect(passes || !isQuiet(seen, choices)).toBe(true)
        if (tries > failures.length) end = 'sent'
        else if (tries >= MAX_TRIES) end = 'failed'
        else due = new Date(seen.getTime() + pauseAfter(tries))
      }
      expect(end === 'failed').toBe(failures.length >= MAX_TRIES)
    }),
    { numRuns: 3000 },
  )
})

describe('what a person wants', () => {
  test('everything, until it is turned off; own security always comes by e-mail', () => {
    const off = choicesOf({ notificationChoices: ['news.email', 'account.email', 'changes.push'] })
    expect(wantsCopy(choicesOf({}), 'news', 'email')).toBe(true)
    expect(wantsCopy(off, 'news', 'email')).toBe(false)
    expect(wantsCopy(off, 'news', 'push')).toBe(true)
    expect(wantsCopy(off, 'changes', 'push')).toBe(false)
    expect(wantsCopy(off, 'account', 'email')).toBe(true)
    expect(passesQuiet({ kind: 'account' })).toBe(true)
    expect(passesQuiet({ kind: 'changes', urgent: true })).toBe(true)
    expect(passesQuiet({ kind: 'news', urgent: false })).toBe(false)
  })
})

test('a copy that failed is tried with growing pauses, or when the other side asks', () => {
  expect([1, 2, 3].map((tries) => pauseAfter(tries) / 60_000)).toEqual([1, 2, 4])
  expect(pauseAfter(1, 600_000)).toBe(600_000)
  const all = Array.from({ length: MAX_TRIES - 1 }, (_, at) => pauseAfter(at + 1))
  expect(all.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2 * 3_600_000)
})

test('what was sent together is tried again together, what is new is another copy', () => {
  const rows = [
    { id: 1, user: 'jana', copy: 'c1' },
    { id: 2, user: 'jana', copy: null },
    { id: 3, user: 'peter', copy: null },
    { id: 4, user: 'jana', copy: 'c1' },
    { id: 5, user: 'jana', copy: null },
  ]
  expect(copiesAmong(rows).map((copy) => copy.map(({ id }) => id))).toEqual([[1, 4], [2, 5], [3]])
})

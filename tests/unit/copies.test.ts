import { choicesInput } from '@/features/notifications/choices/schema'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aloneOf, tagOf } from '@/features/notifications/claims/rules'
import {
  afterQuiet,
  type Choices,
  choicesOf,
  copiesAmong,
  copyDueAt,
  endingOf,
  firstStart,
  isQuiet,
  lastUntil,
  MAX_BUSY_MS,
  MAX_TRIES,
  passesQuiet,
  pauseAfter,
  waitsUntil,
  wantsCopy,
} from '@/features/notifications/copies/rules'
import {
  dueSoonWords,
  newFeeWords,
  overdueWords,
  paymentWords,
} from '@/features/notifications/fee-notices/rules'
import type { Kind } from '@/features/notifications/labels'
import { outdatedReason, remindedFees } from '@/features/notifications/outdated/rules'
import { replaces } from '@/features/notifications/replacing/rules'
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
      const due = copyDueAt(now, { passes: false }, choices)
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime())
      expect(due.getTime() - now.getTime()).toBeLessThan(49 * 3_600_000)
      expect(isQuiet(due, choices)).toBe(false)
      expect(copyDueAt(now, { passes: true }, choices)).toBe(now)
    }),
    { numRuns: 3000 },
  )
})

describe('an evening digest', () => {
  const digest = { ...night, digest: true, off: new Set<string>() }
  const now = at('2026-11-23T09:00:00Z')
  const due = (startsAt?: string) =>
    copyDueAt(now, { passes: false, startsAt: startsAt ? at(startsAt) : undefined }, digest).toISOString()
  test('waits for seven in the evening, unless it is about an event that begins within a day of that', () => {
    expect(due()).toBe('2026-11-23T18:00:00.000Z')
    expect(due('2026-11-26T09:00:00Z')).toBe('2026-11-23T18:00:00.000Z')
    expect(due('2026-11-24T08:00:00Z')).toBe(now.toISOString())
  })
  test('about an event of tomorrow comes after the quiet hours', () => {
    const late = at('2026-11-23T22:00:00Z')
    const startsAt = at('2026-11-24T15:00:00Z')
    expect(copyDueAt(late, { passes: false, startsAt }, digest).toISOString()).toBe(
      '2026-11-24T06:00:00.000Z',
    )
  })
  test('that is chosen after a copy was written holds for it; one that has come is not waited for again', () => {
    const written = at('2026-11-23T08:00:00Z')
    const until = (moment: string) =>
      waitsUntil(at(moment), { passes: false, written }, digest)?.toISOString()
    expect(until('2026-11-23T09:00:00Z')).toBe('2026-11-23T18:00:00.000Z')
    expect(until('2026-11-23T18:00:00Z')).toBeUndefined()
    expect(until('2026-11-23T20:30:00Z')).toBe('2026-11-24T06:00:00.000Z')
    expect(waitsUntil(at('2026-11-24T09:00:00Z'), { passes: false, written }, digest)).toBeUndefined()
  })
})

const choices = fc.record({ quietFrom: time, quietTo: time, digest: fc.boolean() })
/**
 * A copy is written at a moment. Some tries of it fail, some are not begun, the site stands still for some hours before
 * some of them, and its reader chooses otherwise meanwhile.
 */
const history = fc.record({
  now: moment,
  passes: fc.boolean(),
  begins: fc.option(fc.integer({ min: 1, max: 72 }), { nil: undefined }),
  chosen: fc.array(choices, { minLength: 1, maxLength: 4 }),
  tried: fc.array(
    fc.record({ what: fc.constantFrom('later', 'busy'), hours: fc.nat(30), asks: fc.nat(400) }),
    { maxLength: MAX_TRIES + 10 },
  ),
})

test('in any history a copy is sent, or given up and its sender told; never in quiet hours unless it is urgent', () => {
  fc.assert(
    fc.property(history, ({ now, passes, begins, chosen, tried }) => {
      const startsAt = begins === undefined ? undefined : new Date(now.getTime() + begins * 3_600_000)
      const choicesAt = (look: number): Choices => ({
        ...chosen[Math.min(look, chosen.length - 1)]!,
        off: new Set<string>(),
      })
      let due = copyDueAt(now, { passes, startsAt }, choicesAt(0))
      let tries = 0
      let failures = 0
      let end: { state: string; reason: string | null } | undefined
      for (let at = 0, looks = 0; !end; looks += 1) {
        // Every look puts it off or is a try: none is lost between them.
        expect(looks).toBeLessThan(2 * (tried.length + 3))
        const next = tried[at]
        const seen = new Date(due.getTime() + (looks % 2 ? (next?.hours ?? 0) * 3_600_000 : 0))
        const until = waitsUntil(seen, { passes, startsAt, written: now }, choicesAt(looks))
        if (until) {
          expect(until.getTime()).toBeGreaterThan(seen.getTime())
          expect(isQuiet(until, choicesAt(looks))).toBe(false)
          due = until
          continue
        }
        expect(passes || !isQuiet(seen, choicesAt(looks))).toBe(true)
        at += 1
        tries += 1
        const outcome = next
          ? { state: next.what as 'busy' | 'later', reason: 'x', afterMs: next.asks * 1000 }
          : { state: 'sent' as const }
        const ending = endingOf(outcome, { tries, written: now }, seen)
        if (next?.what === 'later') failures += 1
        tries = ending.tries
        // What was not begun counts as no try.
        expect(tries).toBe(failures + (next ? 0 : 1))
        if (ending.state !== 'waiting') end = ending
        else {
          expect(ending.again!.getTime()).toBeGreaterThanOrEqual(seen.getTime())
          due = ending.again!
        }
        if (ending.state === 'failed')
          expect(failures >= MAX_TRIES || seen.getTime() - now.getTime() > MAX_BUSY_MS).toBe(true)
      }
      expect(end.state === 'sent' || (end.state === 'failed' && end.reason === 'x')).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

describe('what became of a copy', () => {
  const written = at('2026-11-23T09:00:00Z')
  const tried = (tries: number) => ({ tries, written })
  const later = { state: 'later', reason: 'x' } as const
  test('one that was not begun keeps its tries and waits as long as it is told', () => {
    const ending = endingOf({ state: 'busy', reason: 'x', afterMs: 5000 }, tried(1), written)
    expect(ending).toEqual({
      state: 'waiting',
      reason: 'x',
      tries: 0,
      again: new Date(written.getTime() + 5000),
    })
  })
  test('a server that is down for a day loses nobody: thirty tries, the last a day after the first', () => {
    let now = written
    let tries = 0
    for (let state = 'waiting'; state === 'waiting';) {
      tries += 1
      const ending = endingOf(later, tried(tries), now)
      state = ending.state
      if (ending.again) now = ending.again
    }
    expect(tries).toBe(MAX_TRIES)
    expect(now.getTime() - written.getTime()).toBeGreaterThan(24 * 3_600_000)
  })
  test('one that is busy for three days is given up', () => {
    const busy = { state: 'busy', reason: 'x' } as const
    expect(endingOf(busy, tried(2), new Date(written.getTime() + MAX_BUSY_MS + 1))).toMatchObject({
      state: 'failed',
      tries: 1,
    })
  })
})

describe('several events', () => {
  const course = (from: string, until: string) => ({ startsAt: at(from), until: at(until) })
  const [over, on, coming] = [
    course('2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z'),
    course('2026-11-23T08:00:00Z', '2026-11-23T10:00:00Z'),
    course('2026-12-01T16:00:00Z', '2026-12-01T17:00:00Z'),
  ] as const
  const now = at('2026-11-23T09:00:00Z')
  test('begin with the first that is not over, and are over with the last', () => {
    expect(firstStart([coming, over, on], now)).toEqual(on.startsAt)
    expect(firstStart([coming, over], now)).toEqual(coming.startsAt)
    expect(firstStart([over], now)).toBeUndefined()
    expect(lastUntil([coming, over, on])).toEqual(coming.until)
    expect(lastUntil([])).toBeUndefined()
  })
})

describe('which message replaces which', () => {
  const told = (kind: Kind, events: string[], minute: number, isWhole = true) => ({
    kind,
    events,
    isWhole,
    toldAt: new Date(Date.UTC(2026, 10, 23, 9, minute)),
  })
  test('a later one about all the same events, within a day', () => {
    const older = told('changes', ['a'], 0)
    expect(replaces(told('changes', ['a', 'b'], 1), older)).toBe(true)
    expect(replaces(told('changes', ['a'], 1), told('events', ['a'], 0))).toBe(true)
    expect(replaces(told('changes', ['a'], 1), told('changes', ['a', 'b'], 0))).toBe(false)
    expect(replaces(told('changes', ['a'], 0), older)).toBe(false)
    expect(replaces(older, told('changes', ['a'], 1))).toBe(false)
    expect(replaces(told('changes', ['a'], 24 * 60), older)).toBe(true)
    expect(replaces(told('changes', ['a'], 24 * 60 + 1), older)).toBe(false)
    expect(replaces(told('changes', ['a'], 1), told('changes', [], 0))).toBe(false)
    for (const kind of ['nominations', 'reminders', 'message'] as const) {
      expect(replaces(told(kind, ['a'], 1), older)).toBe(false)
      expect(replaces(told('changes', ['a'], 1), told(kind, ['a'], 0))).toBe(false)
    }
  })

  test('one about the place alone leaves what was told, and gives way to what is told', () => {
    const closed = told('changes', ['a'], 1, false)
    expect(replaces(closed, told('changes', ['a'], 0))).toBe(false)
    expect(replaces(told('changes', ['a'], 2), closed)).toBe(true)
  })
})

describe('a copy on a device', () => {
  const item = (kind: Kind, ...events: string[]) => ({ kind, events })
  test('replaces the one before of the same event; an urgent push about one event goes alone', () => {
    expect(tagOf([item('changes', 'a')], 'own')).toBe('changes:a')
    expect(tagOf([item('events', 'a')], 'own')).toBe('changes:a')
    expect(tagOf([item('changes', 'a', 'b')], 'own')).toBe('own')
    expect(tagOf([item('changes', 'a'), item('message')], 'own')).toBe('own')
    const push = { channel: 'push', urgent: true }
    expect(aloneOf(push, item('changes', 'a'))).toBe('changes:a')
    expect(aloneOf({ ...push, urgent: false }, item('changes', 'a'))).toBeNull()
    expect(aloneOf({ ...push, channel: 'email' }, item('changes', 'a'))).toBeNull()
    expect(aloneOf(push, item('message'))).toBeNull()
    const rows = [
      { user: 'x', copy: null, alone: 'changes:a' },
      { user: 'x', copy: null, alone: null },
      { user: 'x', copy: null },
    ]
    expect(copiesAmong(rows).map(({ length }) => length)).toEqual([1, 2])
  })
})

describe('what need not be sent any more', () => {
  const now = at('2026-11-23T09:00:00Z')
  const facts = {
    kind: 'changes' as const,
    urgent: false,
    wasTried: false,
    isWanted: true,
    isReplaced: false,
    isSeen: false,
    isAnswered: false,
    isSettled: false,
  }
  const reason = (more: Partial<Parameters<typeof outdatedReason>[0]>) =>
    outdatedReason({ ...facts, ...more }, now)
  test('turned off, opened, past, answered, paid', () => {
    expect(reason({})).toBeUndefined()
    expect(reason({ isWanted: false, urgent: true })).toMatch('vypnuté')
    expect(reason({ isSeen: true })).toMatch('otvorená')
    expect(reason({ isReplaced: true, urgent: true, wasTried: true })).toMatch('Nahradila')
    expect(reason({ until: at('2026-11-23T08:00:00Z'), urgent: true })).toMatch('skončila')
    expect(reason({ kind: 'reminders', isAnswered: true })).toMatch('odpovedala')
    expect(reason({ kind: 'fees', isSettled: true })).toMatch('uhradiť')
  })
  test('what is urgent, was tried, or is a word about an event that is over is sent', () => {
    expect(reason({ isSeen: true, urgent: true })).toBeUndefined()
    expect(reason({ isSeen: true, wasTried: true })).toBeUndefined()
    expect(reason({ kind: 'message', until: at('2026-11-23T08:00:00Z') })).toBeUndefined()
    expect(reason({ kind: 'changes', isAnswered: true, isSettled: true })).toBeUndefined()
  })
  test('fees that a message reminds of are known by its title; a new one and thanks remind of none', () => {
    expect(remindedFees(overdueWords().title, '2026-11-23')).toEqual({ before: '2026-11-23' })
    expect(remindedFees(dueSoonWords('2026-11-25').title, '2026-11-23')).toEqual({ on: '2026-11-25' })
    expect(remindedFees(paymentWords().title, '2026-11-23')).toBeUndefined()
    const fee = { period: '2026-11', item: 'monthly', dueDate: '2026-11-25' }
    expect(remindedFees(newFeeWords(fee).title, '2026-11-23')).toBeUndefined()
  })
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
  expect(pauseAfter(29)).toBe(3_600_000)
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

test('quiet hours that begin and end at the same time are refused; midnight twice stands for none', () => {
  const problems = (from: string, to: string) =>
    choicesInput.safeParse({ quietHours: { from, to } }).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(problems('21:00', '21:00')).toEqual(['quietHours.to'])
  expect(problems('00:00', '00:00')).toEqual([])
  expect(problems('21:00', '07:00')).toEqual([])
})

import { describe, expect, test } from '@jest/globals'
import { isChoosable, isOnNow } from '@/features/attendance/event-choice/rules'
import { statusText } from '@/features/attendance/labels'
import { everybodyHere, withoutEverybody } from '@/features/attendance/sheet/components/everybody-here'
import { outgoing } from '@/features/attendance/sheet/components/outgoing'
import {
  judgeMark,
  lateMinutesOf,
  type PendingMarks,
  type SavedMarks,
  shownMark,
  withoutSent,
} from '@/features/attendance/sheet/rules'

let taps = 0
const newTap = () => `tap-${(taps += 1)}`
const NOW = '2026-11-24T16:00:00.000Z'
const saved = (status: 'present' | 'late' | 'absent' | 'excused', lateMinutes: number | null = null) => ({
  id: 'a',
  status,
  note: '',
  lateMinutes,
  updatedAt: NOW,
})

test('a player marked again while the first mark was being sent keeps the second one to be sent', () => {
  const sent: PendingMarks = {
    adam: { status: 'present', note: '', operation: 'first' },
    ema: { status: 'late', note: '', operation: 'second' },
  }
  const changed = { status: 'absent', note: '', operation: 'third' } as const
  expect(withoutSent({ ...sent, adam: changed }, sent)).toEqual({ adam: changed })
  expect(withoutSent({ adam: changed }, {})).toEqual({ adam: changed })
})

describe('how late somebody came', () => {
  const row = { status: 'late' as const, lateMinutes: 10, recordedBy: 'jana', updatedAt: NOW }
  const mark = { player: 'jakub', status: 'late' as const }

  test('minutes alone are a change, and one that a mark made elsewhere meanwhile does not overwrite', () => {
    expect(judgeMark({ ...mark, lateMinutes: 15, updatedAt: NOW }, row, 'lubos')).toBe('write')
    expect(judgeMark({ ...mark, lateMinutes: 15 }, row, 'lubos')).toBe('conflict')
    expect(judgeMark({ ...mark, lateMinutes: null }, row, 'lubos')).toBe('conflict')
    expect(judgeMark({ ...mark, lateMinutes: 10 }, row, 'lubos')).toBe('same')
  })

  test('a mark that says nothing of minutes differs in nothing, and leaves them', () => {
    expect(judgeMark(mark, row, 'lubos')).toBe('same')
    expect(lateMinutesOf(mark, row)).toBe(10)
  })

  test('minutes are kept with the status late only', () => {
    expect(lateMinutesOf({ status: 'present', lateMinutes: 10 }, row)).toBeNull()
    expect(lateMinutesOf({ status: 'late', lateMinutes: null }, row)).toBeNull()
    expect(lateMinutesOf({ status: 'late', lateMinutes: 5 }, undefined)).toBe(5)
    expect(
      judgeMark(
        { ...mark, status: 'present', lateMinutes: 10 },
        { ...row, status: 'present', lateMinutes: null },
        'lubos',
      ),
    ).toBe('same')
  })

  test('the sheet shows and sends the minutes of the pending mark, and those saved when it says nothing', () => {
    const pending = { status: 'late' as const, note: '', operation: 'tap' }
    expect(shownMark(saved('late', 10), pending).lateMinutes).toBe(10)
    expect(shownMark(saved('late', 10), { ...pending, lateMinutes: null }).lateMinutes).toBeNull()
    expect(shownMark(saved('late', 10), { ...pending, status: 'absent' }).lateMinutes).toBeNull()
    expect(outgoing({ jakub: { ...pending, lateMinutes: 5 } }, {}).rows).toEqual([
      { player: 'jakub', status: 'late', note: '', lateMinutes: 5, operation: 'tap' },
    ])
  })

  test('a status in words says how late', () => {
    expect([statusText('late', 10), statusText('late', null), statusText('absent')]).toEqual([
      'Neskoro (10\u00a0min)',
      'Neskoro',
      'Chýba',
    ])
  })
})

describe('„Všetci tu“ and its undoing', () => {
  const players = [
    { id: 'jakub', answer: 'yes' },
    { id: 'ema', answer: 'no' },
    { id: 'adam', answer: null },
  ]
  const none: SavedMarks = {}
  const statuses = (marks: PendingMarks) =>
    Object.fromEntries(Object.entries(marks).map(([id, { status }]) => [id, status]))

  test('undoing leaves what was marked before it and what was marked after it', () => {
    const before: PendingMarks = { adam: { status: 'absent', note: 'škola', operation: 'before' } }
    const together = everybodyHere(players, none, before, newTap)
    expect(statuses(together)).toEqual({ jakub: 'present', ema: 'excused' })
    const after: PendingMarks = {
      ...before,
      ...together,
      ema: { status: 'late', note: '', operation: 'after' },
    }
    const undone = withoutEverybody(together, none, after, newTap)
    expect(statuses(undone)).toEqual({ jakub: null, ema: 'late', adam: 'absent' })
    expect([undone.ema, undone.adam]).toEqual([after.ema, before.adam])
  })

  test('what has been sent is taken back too, but not what another trainer made of it', () => {
    const together = everybodyHere(players, none, {}, newTap)
    const sent = { jakub: saved('present'), ema: saved('excused'), adam: saved('absent') }
    expect(statuses(withoutEverybody(together, sent, {}, newTap))).toEqual({ jakub: null, ema: null })
  })
})

describe('which event is on', () => {
  const event = { type: 0, startsAt: '2026-11-24T16:00:00.000Z', endsAt: '2026-11-24T17:30:00.000Z' }

  test.each([
    ['61 minutes before it', '2026-11-24T14:59:00.000Z', false],
    ['an hour before it', '2026-11-24T15:00:00.000Z', true],
    ['a minute before its end', '2026-11-24T17:29:00.000Z', true],
    ['at its end', '2026-11-24T17:30:00.000Z', false],
  ])('%s an event is on: %s, %s', (_when, now, on) => {
    expect(isOnNow(event, new Date(now))).toBe(on)
  })

  // 00:30 on 3 December by the club's clock, an hour ahead of UTC.
  const night = { type: 0, startsAt: '2026-12-02T23:30:00.000Z', endsAt: '2026-12-03T01:00:00.000Z' }
  test.each([
    ['an hour and a minute before it, the day before', '2026-12-02T22:29:00.000Z', false],
    ['an hour before it, still the day before', '2026-12-02T22:30:00.000Z', true],
    ['after midnight', '2026-12-02T23:01:00.000Z', true],
    ['the day after', '2026-12-03T23:30:00.000Z', true],
  ])('%s an event after midnight can be chosen: %s, %s', (_when, now, is) => {
    expect(isChoosable(night, new Date(now))).toBe(is)
  })

  test('an event of today can be chosen long before it, one of tomorrow not', () => {
    expect(isChoosable(event, new Date('2026-11-24T05:00:00.000Z'))).toBe(true)
    expect(isChoosable(event, new Date('2026-11-23T22:59:00.000Z'))).toBe(false)
  })

  test('a cancelled event is not on', () => {
    expect(isOnNow({ ...event, cancelled: { at: NOW } }, new Date(NOW))).toBe(false)
  })

  test('an event without an end is on for the usual length of its type', () => {
    const open = { ...event, endsAt: null }
    expect(isOnNow(open, new Date('2026-11-24T17:29:00.000Z'))).toBe(true)
    expect(isOnNow(open, new Date('2026-11-24T17:31:00.000Z'))).toBe(false)
  })
})

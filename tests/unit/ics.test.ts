import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type CalendarEntry, calendarText } from '@/lib/ics'

const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'a@klub.test',
  title: 'Tréning',
  startsAt: '2026-11-24T16:00:00.000Z',
  endsAt: '2026-11-24T17:30:00.000Z',
  place: '',
  description: '',
  cancelled: false,
  changedAt: '2026-11-20T08:00:00.000Z',
  ...more,
})

/** The lines as a calendar program reads them: folded lines joined, escapes decoded. */
const linesOf = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n')
const read = (text: string, key: string): string | undefined =>
  linesOf(text)
    .find((line) => line.startsWith(`${key}:`))
    ?.slice(key.length + 1)
    .replace(/\\([\\;,nN])/g, (_all, character: string) => (/n/i.test(character) ? '\n' : character))

test('a calendar names the moments in UTC and says what was cancelled', () => {
  const text = calendarText('FA Zelená dolina', [entry({ cancelled: true })])
  expect(read(text, 'DTSTART')).toBe('20261124T160000Z')
  expect(read(text, 'DTEND')).toBe('20261124T173000Z')
  expect(read(text, 'STATUS')).toBe('CANCELLED')
  expect(read(text, 'X-WR-CALNAME')).toBe('FA Zelená dolina')
})

test('a calendar numbers the changes of an entry, so that a program takes the newer one', () => {
  const of = (changedAt: string) => Number(read(calendarText('Klub', [entry({ changedAt })]), 'SEQUENCE'))
  expect(of('2026-11-20T08:00:01.000Z')).toBe(of('2026-11-20T08:00:00.000Z') + 1)
  expect(of('2080-01-01T00:00:00.000Z')).toBeLessThan(2 ** 31)
})

test('a calendar leaves out what is empty', () => {
  const text = calendarText('Klub', [entry()])
  expect(read(text, 'LOCATION')).toBeUndefined()
  expect(read(text, 'DESCRIPTION')).toBeUndefined()
})

test('any title of a calendar entry is read back unchanged, and no line is longer than 75 octets', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aľščť ,;\\:\n"€😀BEGIN:'), maxLength: 200 })
  fc.assert(
    fc.property(word, (title) => {
      const text = calendarText('Klub', [entry({ title })])
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(read(text, 'SUMMARY')).toBe(title)
      expect(linesOf(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    }),
  )
})

test('a title cannot start a line of its own in a calendar', () => {
  const text = calendarText('Klub', [entry({ title: 'x\r\nSTATUS:CANCELLED\rATTENDEE:y\u0007' })])
  expect(linesOf(text).filter((line) => /^(STATUS|ATTENDEE)/.test(line))).toEqual(['STATUS:CONFIRMED'])
})

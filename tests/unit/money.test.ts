import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatCents, parseCents } from '@/lib/money'
import { counted, plural } from '@/lib/plural'

const readable = (text: string): string => text.replace(/\s/g, ' ')

test.each(['', ' ', 'abc', '-5', '1,234', '1.2.3', '30,', ',50', '1e3', '99999999', '€'])(
  '%p is refused as an amount',
  (typed) => expect(parseCents(typed)).toBeUndefined(),
)

test.each([
  ['30', 3000],
  ['30,5', 3050],
  ['30.50 €', 3050],
  ['1 250,50 €', 125_050],
  ['0,01', 1],
  ['0', 0],
])('%p is read as %d cents', (typed, cents) => expect(parseCents(typed)).toBe(cents))

test('an amount is shown with a comma, a space and the euro behind it', () => {
  expect(readable(formatCents(3000))).toBe('30,00 €')
  expect(readable(formatCents(125_050))).toBe('1 250,50 €')
  expect(readable(formatCents(-12_000))).toBe('−120,00 €')
})

test('what is shown is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(parseCents(formatCents(cents))).toBe(cents)
    }),
    { seed: 20261121 },
  )
})

describe('counted words', () => {
  const players = ['hráč', 'hráči', 'hráčov', 'hráča'] as const

  test.each([
    [0, 'hráčov'],
    [1, 'hráč'],
    [2, 'hráči'],
    [4, 'hráči'],
    [5, 'hráčov'],
    [11, 'hráčov'],
    [21, 'hráčov'],
    [22, 'hráčov'],
    [1.5, 'hráča'],
  ])('the number %d is counted as „%s“', (count, word) => expect(plural(count, players)).toBe(word))

  test('a count and its word never stand on two lines', () => {
    expect(counted(5, players)).toBe('5\u00a0hráčov')
  })
})

import { expect, test } from '@jest/globals'
import { adultFrom, isAdult } from '@/lib/age'

test('a child comes of age on the 18th birthday, not the day before', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28']
  expect(days.map((today) => isAdult('2008-11-27', today))).toEqual([false, true, true])
})

test('who is born on 29 February comes of age on the last day of February', () => {
  expect([adultFrom('2008-02-29'), adultFrom('2010-02-28')]).toEqual(['2026-02-28', '2028-02-28'])
  expect(isAdult('2008-02-29', '2026-02-27')).toBe(false)
})

test.each([undefined, null, '', 'x'])('nobody with the birth date %j is of age', (birthDate) =>
  expect(isAdult(birthDate, '2026-11-27')).toBe(false),
)

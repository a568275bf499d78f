import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dueDateProblem, instalmentsOf, MOST_INSTALMENTS } from '@/features/membership/many/rules'
import { withoutInstalment } from '@/features/membership/occasions/rules'

const fee = { season: '2026/27', dueDate: '2026-11-30', reason: 'Kemp' }

test('an amount at once is of the season, in instalments of the months they are due in', () => {
  expect(instalmentsOf({ ...fee, amount: 12_000, instalments: 1 })).toEqual([
    { amount: 12_000, dueDate: '2026-11-30', period: '2026/27', reason: 'Kemp' },
  ])
  expect(instalmentsOf({ ...fee, amount: 10_000, instalments: 3 })).toEqual([
    { amount: 3334, dueDate: '2026-11-30', period: '2026-11', reason: 'Kemp (splátka 1 z\u00a03)' },
    { amount: 3333, dueDate: '2026-12-30', period: '2026-12', reason: 'Kemp (splátka 2 z\u00a03)' },
    { amount: 3333, dueDate: '2027-01-30', period: '2027-01', reason: 'Kemp (splátka 3 z\u00a03)' },
  ])
  expect(instalmentsOf({ ...fee, amount: 2, instalments: 3 })).toBeUndefined()
})

test('instalments add up to the amount, differ by a cent and are of different months', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: MOST_INSTALMENTS, max: 10_000_00 }),
      fc.integer({ min: 1, max: MOST_INSTALMENTS }),
      fc.constantFrom('2026-01-31', '2027-12-31', '2028-02-29', '2026-11-15'),
      (amount, instalments, dueDate) => {
        const parts = instalmentsOf({ ...fee, amount, instalments, dueDate })!
        const amounts = parts.map((part) => part.amount)
        expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(amount)
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
        expect(new Set(parts.map(({ period }) => period)).size).toBe(parts.length)
      },
    ),
  )
})

test('a fee for many is due within a year back and two years ahead', () => {
  expect(dueDateProblem('2025-11-26', '2026-11-26')).toBeUndefined()
  expect(dueDateProblem('2028-11-26', '2026-11-26')).toBeUndefined()
  expect(dueDateProblem('2025-11-25', '2026-11-26')).toMatch(/rok dozadu/)
  expect(dueDateProblem('2028-11-27', '2026-11-26')).toMatch(/dva roky dopredu/)
  expect(dueDateProblem('2028-02-28', '2026-02-28')).toBeUndefined()
})

test('the reason of an instalment is that of the whole fee', () => {
  const parts = instalmentsOf({ ...fee, amount: 12_000, instalments: 3 })!
  expect(parts.map(({ reason }) => withoutInstalment(reason))).toEqual(['Kemp', 'Kemp', 'Kemp'])
})

import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dueDateProblem, instalmentsOf, MOST_INSTALMENTS } from '@/features/membership/many/rules'
import { occasionOf, withoutInstalment } from '@/features/membership/occasions/rules'
import { seasonPeriods } from '@/features/membership/rules'

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

test('an instalment due after the season or before it is of the season charged, and not of another', () => {
  const periods = (dueDate: string) =>
    instalmentsOf({ ...fee, amount: 10_001, instalments: 3, dueDate })!.map((part) => [
      part.dueDate,
      part.period,
    ])
  expect(periods('2027-05-31')).toEqual([
    ['2027-05-31', '2027-05'],
    ['2027-06-30', '2027-06'],
    ['2027-07-31', '2026/27'],
  ])
  expect(periods('2026-05-15').map(([, period]) => period)).toEqual(['2026/27', '2026/27', '2026-07'])
})

test('instalments add up to the amount, differ by a cent and are different fees of the season', () => {
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
        // The key of a fee: no two of a player have it.
        const keys = parts.map(({ period, reason }) => `${period} ${occasionOf({ item: 'camp', reason })}`)
        expect(new Set(keys).size).toBe(parts.length)
        expect(seasonPeriods(fee.season)).toEqual(expect.arrayContaining(parts.map(({ period }) => period)))
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

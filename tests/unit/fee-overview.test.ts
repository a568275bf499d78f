import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { chargesOf, type ChargedGroup } from '@/features/membership/charge-history/views'
import { isInState } from '@/features/membership/matching/rules'
import { periodSums, receivedPercent } from '@/features/membership/overview/rules'
import { feeState } from '@/features/membership/rules'

const TODAY = '2026-11-26'

test('what was due is what came and what is missing, in whole cents; overdue is a part of it', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  const group = fc.record({
    period: fc.constantFrom('2026-09', '2026-10', '2026/27'),
    dueDate: fc.constantFrom('2026-11-25', TODAY, '2026-12-15'),
    waived: fc.boolean(),
    paidAmount: cents,
    more: cents,
  })
  fc.assert(
    fc.property(fc.array(group), (groups) => {
      const rows = groups.map(({ more, ...one }) => ({
        ...{ ...one, amount: one.paidAmount + more, owed: one.waived ? 0 : more },
      }))
      const { periods, total } = periodSums(rows, ['2026-09', '2026-10', '2026/27'], TODAY)
      for (const sums of [...periods, total]) {
        expect(sums.due).toBe(sums.received + sums.missing)
        expect(sums.overdue).toBeLessThanOrEqual(sums.missing)
        if (sums.missing > 0) expect(receivedPercent(sums)).toBeLessThan(100)
      }
      expect(total.due).toBe(periods.reduce((sum, { due }) => sum + due, 0))
      const late = rows.filter(({ dueDate }) => dueDate < TODAY)
      expect(total.overdue).toBe(late.reduce((sum, { owed }) => sum + owed, 0))
    }),
  )
  expect(receivedPercent({ due: 0, received: 0 })).toBeNull()
})

test('a page chooses of a state what the filter asks for, by the states the grid shows', () => {
  const fee = { amount: 3000, paidAmount: 0, waived: false, dueDate: '2026-12-15' }
  const shown = [
    { state: feeState(fee, TODAY), claimed: true },
    { state: feeState({ ...fee, paidAmount: 100 }, TODAY), claimed: false },
    { state: feeState({ ...fee, dueDate: '2026-11-01', paidAmount: 100 }, TODAY), claimed: false },
  ]
  const chosen = (asked: Parameters<typeof isInState>[1]) => shown.map((one) => isInState(one, asked))
  expect(chosen(undefined)).toEqual([true, true, true])
  expect(chosen('due')).toEqual([true, false, false])
  expect(chosen('partly')).toEqual([false, true, false])
  expect(chosen('overdue')).toEqual([false, false, true])
  expect(chosen('claimed')).toEqual([true, false, false])
})

test('fees made at one moment are one charge, months are charges of their own, fees made alone and by nobody are none', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const group: ChargedGroup = {
    ...{ item: 'camp', period: '2027-04', reason: 'Kemp (splátka 1 z\u00a02)', createdAt: at },
    ...{ updatedAt: at, changedBy: 'm', rows: 10, amount: 5000 },
  }
  const found = chargesOf([
    { ...group, rows: 3, amount: 1500, updatedAt: '2026-11-21T10:00:00.000Z', changedBy: 'other' },
    group,
    { ...group, period: '2027-05', reason: 'Kemp (splátka 2 z\u00a02)' },
    { ...group, item: 'monthly', period: '2026-11', reason: 'Kategória U11' },
    { ...group, item: 'monthly', period: '2026-12', reason: 'Kategória U13' },
    { ...group, item: 'kit', createdAt: '2026-11-22T10:00:00.000Z', rows: 1 },
    { ...group, item: 'kit', createdAt: '2026-11-23T10:00:00.000Z', changedBy: '' },
  ])
  expect(
    found.map(({ charge: { item, periods, reason, count, untouched }, maker }) => [
      ...[item, periods.join(), reason, count, untouched, maker],
    ]),
  ).toEqual([
    ['monthly', '2026-12', '', 10, 10, 'm'],
    ['monthly', '2026-11', '', 10, 10, 'm'],
    ['camp', '2027-04,2027-05', 'Kemp', 23, 20, 'm'],
  ])
})

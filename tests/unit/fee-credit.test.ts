import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { paidByCredit, spendings, takenBack } from '@/features/membership/credit/rules'
import { changesOf } from '@/features/membership/history/rules'
import { familySeasons, seasonPeriods } from '@/features/membership/rules'

describe('a family’s credit', () => {
  const fee = (id: string, player: string, owed: number) => ({ id, player, owed, dueDate: '2026-09-15' })

  test('pays the fees of whose it is first, then those of the siblings', () => {
    const rests = new Map([['ema', 3000]])
    expect(spendings(rests, [fee('a', 'jakub', 2000), fee('b', 'ema', 2000)])).toEqual([
      {
        holder: 'ema',
        allocations: [
          { fee: 'b', amount: 2000 },
          { fee: 'a', amount: 1000 },
        ],
      },
    ])
  })

  test('is the sum of all accounts: what a sibling has used is not there any more', () => {
    const rests = new Map([
      ['jakub', 3000],
      ['ema', -2500],
    ])
    expect(spendings(rests, [fee('a', 'jakub', 2000)])).toEqual([
      { holder: 'jakub', allocations: [{ fee: 'a', amount: 500 }] },
    ])
  })

  test('never pays more than there is, nor a fee more than it is owed', () => {
    const account = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -5000, max: 5000 }))
    const open = fc.record({
      id: fc.uuid(),
      player: fc.constantFrom('a', 'b', 'c'),
      owed: fc.integer({ min: 1, max: 5000 }),
      dueDate: fc.constantFrom('2026-09-15', '2026-10-15'),
    })
    fc.assert(
      fc.property(fc.array(account), fc.uniqueArray(open, { selector: ({ id }) => id }), (accounts, fees) => {
        const rests = new Map(accounts)
        const there = Math.max(
          0,
          [...rests.values()].reduce((sum, rest) => sum + rest, 0),
        )
        const owed = fees.reduce((sum, one) => sum + one.owed, 0)
        const shares = spendings(rests, fees).flatMap(({ allocations }) => allocations)
        expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(there, owed))
        for (const { id, owed: most } of fees) {
          const paid = shares.filter((share) => share.fee === id).reduce((sum, { amount }) => sum + amount, 0)
          expect(paid).toBeLessThanOrEqual(most)
        }
      }),
      { seed: 20261121 },
    )
  })

  test('that was used is taken back from the newest fee on, and what was freed already is not there', () => {
    const rows = [
      { allocations: [{ fee: 'c', amount: 1000 }] },
      { allocations: [{ fee: 'b', amount: -2000 }] },
      { allocations: [{ fee: 'b', amount: 2000 }] },
      { allocations: [{ fee: 'a', amount: 3000 }] },
    ]
    expect(takenBack(2500, paidByCredit(rows))).toEqual([
      { fee: 'c', amount: -1000 },
      { fee: 'a', amount: -1500 },
    ])
  })
})

test('the history of a fee names what differs and nothing else', () => {
  const facts = {
    ...{ amount: 3000, dueDate: '2026-09-15', reason: '', note: '' },
    ...{ waived: false, paidAmount: 0, claimed: false, trashed: false },
  }
  expect(changesOf(facts, facts)).toEqual([])
  expect(changesOf(facts, { ...facts, waived: true, amount: 1 })).toEqual([
    { fact: 'amount', from: 3000, to: 1 },
    { fact: 'waived', from: false, to: true },
  ])
})

test('a season has twelve months from July and itself, and a family chooses from three', () => {
  const periods = seasonPeriods('2026/27')
  expect([periods.length, periods[0], periods[11], periods[12]]).toEqual([
    13,
    '2026-07',
    '2027-06',
    '2026/27',
  ])
  const now = new Date('2026-11-21T12:00:00Z')
  expect(familySeasons('2025/26', now)).toEqual({
    season: '2025/26',
    seasons: ['2026/27', '2025/26', '2024/25'],
  })
  expect(familySeasons('2025/27', now).season).toBe('2026/27')
})

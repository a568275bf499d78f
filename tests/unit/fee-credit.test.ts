import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { creditSpendings, partsToReturn } from '@/features/membership/credit/rules'
import { changesOf, type FeeFacts } from '@/features/membership/history/rules'
import {
  allocationsByPayment,
  type LedgerFee,
  type LedgerRow,
  paymentIdOf,
  violations,
} from '@/features/membership/ledger/rules'
import { familySeasons, seasonPeriods } from '@/features/membership/rules'

describe('a family’s credit', () => {
  const fee = (id: string, player: string, owed: number) => ({ id, player, owed, dueDate: '2026-09-15' })

  const rest = (payment: string, holder: string, cents: number) => ({ payment, holder, rest: cents })

  test('a family’s credit pays the fees of whose it is first, then those of the siblings', () => {
    expect(
      creditSpendings([rest('p', 'ema', 3000)], [fee('a', 'jakub', 2000), fee('b', 'ema', 2000)]),
    ).toEqual([
      {
        payment: 'p',
        holder: 'ema',
        allocations: [
          { fee: 'b', amount: 2000 },
          { fee: 'a', amount: 1000 },
        ],
      },
    ])
  })

  test('a family’s credit is spent payment by payment, each up to its amount', () => {
    const rests = [rest('p', 'jakub', 500), rest('q', 'ema', 2500)]
    expect(creditSpendings(rests, [fee('a', 'jakub', 2000)])).toEqual([
      { payment: 'p', holder: 'jakub', allocations: [{ fee: 'a', amount: 500 }] },
      { payment: 'q', holder: 'ema', allocations: [{ fee: 'a', amount: 1500 }] },
    ])
  })

  test('a family’s credit never pays more than there is, nor a fee more than it is owed', () => {
    const left = fc.record({
      payment: fc.uuid(),
      holder: fc.constantFrom('a', 'b', 'c'),
      rest: fc.integer({ min: 1, max: 5000 }),
    })
    const open = fc.record({
      id: fc.uuid(),
      player: fc.constantFrom('a', 'b', 'c'),
      owed: fc.integer({ min: 1, max: 5000 }),
      dueDate: fc.constantFrom('2026-09-15', '2026-10-15'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(left, { selector: ({ payment }) => payment }),
        fc.uniqueArray(open, { selector: ({ id }) => id }),
        (rests, fees) => {
          const there = rests.reduce((sum, one) => sum + one.rest, 0)
          const owed = fees.reduce((sum, one) => sum + one.owed, 0)
          const spent = creditSpendings(rests, fees)
          const shares = spent.flatMap(({ allocations }) => allocations)
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(there, owed))
          for (const { id, owed: most } of fees) {
            const paid = shares
              .filter((share) => share.fee === id)
              .reduce((sum, { amount }) => sum + amount, 0)
            expect(paid).toBeLessThanOrEqual(most)
          }
          for (const { payment, allocations } of spent)
            expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(
              rests.find((one) => one.payment === payment)!.rest,
            )
        },
      ),
      { seed: 20261121 },
    )
  })

  test('a family’s credit is freed from the first payment on, and only as much as is asked for', () => {
    const held = [
      { payment: 'q', amount: 1000 },
      { payment: 'p', amount: 3000 },
    ]
    expect(partsToReturn(2500, held)).toEqual([
      { payment: 'q', amount: 1000 },
      { payment: 'p', amount: 1500 },
    ])
    expect(partsToReturn(800, held)).toEqual([{ payment: 'q', amount: 800 }])
  })
})

describe('the books', () => {
  const row = (id: string, amount: number, shares: Record<string, number>, more: object = {}): LedgerRow => ({
    id,
    source: null,
    amount,
    rest: amount - Object.values(shares).reduce((sum, cents) => sum + cents, 0),
    allocations: Object.entries(shares).map(([fee, cents]) => ({ fee, amount: cents })),
    ...more,
  })
  const fee = (id: string, amount: number, paidAmount: number, more: object = {}): LedgerFee => ({
    ...{ id, amount, paidAmount, owed: amount - paidAmount, waived: false, trashed: false },
    ...{ claimedPaidAt: null, claimRefusedAt: null },
    ...more,
  })
  const rulesBroken = (rows: LedgerRow[], fees: LedgerFee[]) =>
    violations(rows, new Set(rows.map(paymentIdOf)), fees).map(({ rule }) => rule)

  test('the books add up when a payment is allocated, moved and reversed', () => {
    const paid = row('p', 3000, { a: 2000 }, { rest: 500 })
    const moved = row('c', 0, { a: -1500, b: 2000 }, { source: 'p', rest: 0 })
    expect(rulesBroken([paid, moved], [fee('a', 500, 500), fee('b', 2000, 2000)])).toEqual([])
    expect(allocationsByPayment([paid, moved]).get('p')).toEqual([
      { fee: 'a', amount: 500 },
      { fee: 'b', amount: 2000 },
    ])
    const gone = row('r', -3000, { a: -500, b: -2000 }, { source: 'p', rest: 0 })
    expect(rulesBroken([{ ...paid, rest: 0 }, moved, gone], [fee('a', 500, 0), fee('b', 2000, 0)])).toEqual(
      [],
    )
  })

  test.each<[string, LedgerRow[], LedgerFee[], string]>([
    ['a fee paid with no money', [], [fee('a', 2000, 2000)], 'paidAmount is the sum of the allocations'],
    [
      'a fee paid beyond its amount',
      [row('p', 3000, { a: 3000 })],
      [fee('a', 2000, 3000)],
      'paidAmount is between 0 and amount',
    ],
    [
      'a share larger than the payment',
      [row('p', 1000, { a: 2000 })],
      [fee('a', 2000, 2000)],
      'no more is allocated than was received',
    ],
    [
      'a rest that forgets a share',
      [row('p', 1000, { a: 500 }, { rest: 1000 })],
      [],
      'rest is what is not allocated',
    ],
    ['a row of no payment', [row('c', 0, { a: 500 }, { source: 'x', rest: 0 })], [], 'the row has a payment'],
    [
      'a fee that gives more than it got',
      [row('p', 1000, { a: 500 }, { rest: 1500 }), row('c', 0, { a: -1000 }, { source: 'p', rest: 0 })],
      [],
      'no fee has a negative allocation',
    ],
    [
      'a paid fee in the trash',
      [row('p', 500, { a: 500 })],
      [fee('a', 500, 500, { trashed: true })],
      'nothing is paid on a fee in the trash',
    ],
    [
      'a waived fee that is owed',
      [],
      [fee('a', 500, 0, { waived: true })],
      'owed is what is not paid, 0 when waived',
    ],
  ])('the books refuse %s', (_what, rows, fees, rule) => {
    expect(rulesBroken(rows, fees)).toContain(rule)
  })
})

test('the history of a fee names what differs and nothing else', () => {
  const facts: FeeFacts = {
    ...{ amount: 3000, dueDate: '2026-09-15', reason: '', note: '' },
    ...{ waived: false, paidAmount: 0, claim: 'none', trashed: false },
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

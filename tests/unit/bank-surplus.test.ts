import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bookingsOf, choicesKey, rowsLeftOut, withSurplus } from '@/features/bank-statements/decisions/rules'
import type { MatchedRow } from '@/features/bank-statements/rules'
import type { StatementPreview } from '@/features/bank-statements/schema'
import { bookedMoney } from '@/features/membership/bank-surplus/rules'
import { afterTakingBack } from '@/features/membership/credit/rules'

const fee = (id: string, player: string, owed: number) => ({ id, player, owed, dueDate: '2026-11-15' })
const matched = (number: number, player: string, amount: number, more: Partial<MatchedRow> = {}) => ({
  row: {
    ...{ number, day: '2026-11-27', amount, symbol: '1', payer: null, iban: null, note: null },
    ...{ reference: null, isReturn: false },
  },
  ...{ key: `k${number}`, kind: 'matched' as const, player, isFamily: false, payment: null, choices: [] },
  ...more,
})

const surplusOf = (...of: Parameters<typeof bookedMoney>) => bookedMoney(...of).surplus

describe('what of a statement becomes credit', () => {
  const debts = { families: [['ema', 'jakub'], ['leo']], open: [[fee('a', 'jakub', 1200)], []] }

  test('is what is over the family’s debt: all of it where nothing is owed', () => {
    expect([...surplusOf([matched(2, 'leo', 103_500), matched(3, 'ema', 103_500)], debts)]).toEqual([
      [2, 103_500],
      [3, 102_300],
    ])
  })

  test('counts what the rows before it pay, so that the same movement once more is a surplus', () => {
    expect([...surplusOf([matched(2, 'jakub', 1200), matched(3, 'jakub', 1200)], debts)]).toEqual([[3, 1200]])
  })

  test('and the payments are of whom they are for, and of everybody whose fees they pay', () => {
    const paid = (...rows: MatchedRow[]) => bookedMoney(rows, debts).paid
    expect(paid(matched(2, 'leo', 500))).toEqual(['leo'])
    expect(paid(matched(2, 'ema', 1200))).toEqual(['ema', 'jakub'])
    expect(paid(matched(2, 'jakub', 1200), matched(3, 'ema', 500))).toEqual(['jakub', 'ema'])
    expect(paid(matched(2, 'jakub', 1200, { kind: 'suggested' }))).toEqual([])
  })

  test('is of no row that is not booked', () => {
    const rows = [matched(2, 'leo', 500, { kind: 'seen' }), matched(3, 'leo', 500, { kind: 'suggested' })]
    expect(surplusOf(rows, debts).size).toBe(0)
  })

  test('and what pays debts are together all that came', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 8 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 9000 }), (came, owed) => {
        const rows = came.map((amount, at) => matched(at, at % 2 ? 'ema' : 'jakub', amount))
        const open = [owed ? [fee('a', 'ema', owed)] : [], []]
        const total = came.reduce((sum, amount) => sum + amount, 0)
        const over = [...surplusOf(rows, { ...debts, open }).values()].reduce((sum, each) => sum + each, 0)
        expect(over).toBe(Math.max(0, total - owed))
      }),
    )
  })

  test('money taken back is owed again, on fees that are open and on those that were paid', () => {
    expect(
      afterTakingBack([fee('a', 'ema', 300)], [fee('a', 'ema', 700), fee('b', 'ema', 500)]).map(
        ({ id, owed }) => [id, owed],
      ),
    ).toEqual([
      ['a', 1000],
      ['b', 500],
    ])
  })
})

describe('a preview with choices of the office', () => {
  const row = (number: number, kind: 'matched' | 'suggested', surplus = 0) => ({
    ...{ number, kind, surplus, day: '2026-11-27', amount: 1200, symbol: null, payer: null, iban: null },
    ...{ note: null, player: null, choices: [], paidOn: null, pair: null, likely: null },
  })
  const preview = { rows: [row(2, 'suggested'), row(3, 'matched')], seen: 's' } as unknown as StatementPreview

  test('sums the credit of what is booked, and counts what is left', () => {
    const answered = withSurplus(preview, [row(2, 'matched'), row(3, 'matched', 1200)])
    expect(answered.rows.map(({ kind, surplus }) => [kind, surplus])).toEqual([
      ['suggested', 0],
      ['matched', 1200],
    ])
    expect(bookingsOf(answered.rows, { 2: 'ema' })).toMatchObject({ count: 2, surplus: 1200, left: 0 })
    expect(bookingsOf(preview.rows, {})).toMatchObject({ count: 1, surplus: 0, left: 1 })
    expect(withSurplus(preview).rows).toEqual(preview.rows)
  })

  test('counts what is said to be in the books, and what came back of the same statement, as nothing booked', () => {
    type Row = StatementPreview['rows'][number]
    const out = (more: Partial<Row>): Row => ({
      ...row(4, 'matched'),
      kind: 'maybeReturned',
      amount: -1200,
      ...more,
    })
    const known = { ...row(2, 'suggested'), likely: 'bank' as const }
    expect(bookingsOf([known], { 2: 'seen' })).toMatchObject({ count: 0, left: 0, changes: 0 })
    expect(bookingsOf([{ ...known, likely: 'hand' }], { 2: 'seen' })).toMatchObject({ count: 0, changes: 1 })
    expect(bookingsOf([out({})], {})).toMatchObject({ returned: 0, unsure: 1, changes: 0 })
    expect(bookingsOf([out({})], { 4: 'return' })).toMatchObject({
      ...{ returned: 1, returnedAmount: 1200, unsure: 0, changes: 1 },
    })
    expect(bookingsOf([out({})], { 4: 'dismiss' })).toMatchObject({ returned: 0, unsure: 0, changes: 1 })
    const pair = [row(3, 'matched'), out({ pair: 3 })]
    expect(bookingsOf(pair, {})).toMatchObject({ count: 1, unsure: 1, changes: 1 })
    expect(bookingsOf(pair, { 4: 'return' })).toMatchObject({ count: 0, returned: 0, changes: 2 })
    expect(choicesKey(preview, { 4: 'return' })).not.toBe(choicesKey(preview, {}))
    expect(choicesKey(preview, { 4: 'seen' })).toBe(choicesKey(preview, {}))
  })

  test('names what is left out: rows that cannot be read, and returns that nobody knows or has decided', () => {
    const rows = [
      { ...row(3, 'matched'), kind: 'strayReturn' as const },
      { ...row(5, 'matched'), kind: 'maybeReturned' as const },
    ]
    const wrong = [{ number: 4, problem: 'mena je CZK, nie EUR' }]
    const said = (decisions: Record<string, string>) =>
      rowsLeftOut({ rows, wrong }, decisions).map(({ number, problems }) => [number, problems[0]])
    expect(said({})).toEqual([
      [3, expect.stringMatching(/nepoznáme/)],
      [4, 'mena je CZK, nie EUR'],
      [5, expect.stringMatching(/nebolo rozhodnuté/)],
    ])
    expect(said({ 5: 'dismiss' }).map(([number]) => number)).toEqual([3, 4])
    expect(bookingsOf(rows, {}).stray).toBe(1)
  })

  test('is asked anew for other players alone', () => {
    const key = choicesKey(preview, { 2: 'ema' })
    expect(choicesKey(preview, { 2: 'ema', 5: 'dismiss' })).toBe(key)
    expect(choicesKey(preview, { 2: 'jakub' })).not.toBe(key)
    expect(choicesKey({ ...preview, seen: 't' }, { 2: 'ema' })).not.toBe(key)
  })
})

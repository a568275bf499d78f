import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { variableSymbolOf } from '@/features/users/rules'
import { matchRows } from '@/features/bank-statements/match/rules'
import { nearFinder } from '@/features/bank-statements/payers/rules'
import { type BankRow, rowKeys } from '@/features/bank-statements/rows/rules'
import type { Books, KnownPayment } from '@/features/bank-statements/rules'

const EMA = {
  id: 'ema',
  firstName: 'Ema',
  lastName: 'Ľalíková',
  symbol: variableSymbolOf(1_234_567),
  players: ['ema'],
}
const JAKUB = {
  id: 'jakub',
  firstName: 'Jakub',
  lastName: 'Ľalík',
  symbol: variableSymbolOf(2_345_678),
  players: ['jakub'],
}
const JANA = {
  ...{ id: 'jana', firstName: 'Jana', lastName: 'Ľalíková' },
  ...{ symbol: variableSymbolOf(3_456_789), players: ['ema', 'jakub'] },
}
const LEO = {
  id: 'leo',
  firstName: 'Leo',
  lastName: 'Ondruš',
  symbol: variableSymbolOf(4_567_890),
  players: ['leo'],
}

const books = (more: Partial<Books> = {}): Books => ({
  people: [EMA, JAKUB, JANA, LEO],
  payments: [],
  waiting: [],
  players: new Map(),
  owed: new Map([['leo', 3500]]),
  seen: new Set(),
  ...more,
})
const row = (more: Partial<BankRow> = {}): BankRow => ({
  ...{ number: 1, day: '2026-11-03', amount: 3000, symbol: null, payer: null, iban: null, note: null },
  ...{ reference: null, isReturn: false },
  ...more,
})
const payment = (more: Partial<KnownPayment> = {}): KnownPayment => ({
  ...{
    id: 'p1',
    players: ['ema'],
    amount: 3000,
    day: '2026-11-02',
    symbol: null,
    iban: null,
    isFromBank: false,
  },
  ...more,
})
const match = (rows: BankRow[], more: Partial<Books> = {}) => matchRows(rows, rowKeys(rows), books(more))
const matched = (one: Partial<BankRow>, more: Partial<Books> = {}) => match([row(one)], more)[0]!

/** A symbol with one digit wrong. */
const mistyped = (symbol: string): string =>
  symbol.slice(0, 3) + String((Number(symbol[3]) + 1) % 10) + symbol.slice(4)

describe('a payment', () => {
  test('is certain by the symbol of a player, or of a family', () => {
    expect(matched({ symbol: EMA.symbol })).toMatchObject({ kind: 'matched', player: 'ema' })
    expect(matched({ symbol: JANA.symbol })).toMatchObject({ kind: 'matched', player: 'ema' })
    expect(matched({ note: `za Leo ${LEO.symbol}` })).toMatchObject({ kind: 'matched', player: 'leo' })
  })

  test('is not certain by a message that names two symbols, nor by one that is part of a longer number', () => {
    expect(matched({ note: `${LEO.symbol} ${EMA.symbol}` }).kind).toBe('unmatched')
    expect(matched({ note: `1${LEO.symbol}` }).kind).toBe('unmatched')
  })

  test('is suggested by a mistyped symbol, an account that has paid before, a full name, a surname with what is owed', () => {
    const choices = (one: Partial<BankRow>, more?: Partial<Books>) => matched(one, more).choices
    expect(choices({ symbol: mistyped(EMA.symbol) })).toEqual([{ player: 'ema', reason: 'digit' }])
    expect(choices({ iban: 'SK31' }, { players: new Map([['SK31', 'leo']]) })).toEqual([
      { player: 'leo', reason: 'account' },
    ])
    expect(choices({ note: 'clenske LEO ONDRUS november' })).toEqual([{ player: 'leo', reason: 'fullName' }])
    expect(choices({ payer: 'Ľalíková Jana' })).toEqual([
      { player: 'ema', reason: 'fullName' },
      { player: 'jakub', reason: 'fullName' },
    ])
    const two = { people: [{ ...EMA, lastName: 'Ľalíková Malá' }] }
    expect(choices({ note: 'lalikova mala ema' }, two)).toEqual([{ player: 'ema', reason: 'fullName' }])
    expect(choices({ note: 'lalikova ema' }, two)).toEqual([])
    expect(choices({ payer: 'Peter Ondruš', amount: 3500 })).toEqual([{ player: 'leo', reason: 'surname' }])
    expect(choices({ payer: 'Peter Ondruš', amount: 3400 })).toEqual([])
    expect(matched({ payer: 'Neznámy' }).kind).toBe('unmatched')
  })

  test('that the office has recorded by hand already is asked about, once', () => {
    const twice = match([row({ symbol: EMA.symbol }), row({ symbol: EMA.symbol })], { payments: [payment()] })
    expect(twice.map(({ kind }) => kind)).toEqual(['suggested', 'matched'])
    expect(twice[0]!.choices).toEqual([{ player: 'ema', reason: 'recorded' }])
    const kindWith = (more: Partial<KnownPayment>) =>
      matched({ symbol: EMA.symbol }, { payments: [payment(more)] }).kind
    expect(kindWith({ day: '2026-10-20' })).toBe('matched')
    expect(kindWith({ amount: 2999 })).toBe('matched')
    expect(kindWith({ isFromBank: true })).toBe('matched')
    expect(kindWith({ players: ['leo'] })).toBe('matched')
  })

  test('is left out when it is in the books', () => {
    const [key] = rowKeys([row({ symbol: EMA.symbol })])
    expect(matched({ symbol: EMA.symbol }, { seen: new Set([key!]) }).kind).toBe('seen')
  })
})

describe('money that leaves the account', () => {
  const fromBank = payment({ isFromBank: true, symbol: EMA.symbol, iban: 'SK31' })
  test('is no fee, unless the bank says that a payment comes back', () => {
    expect(matched({ amount: -3000, symbol: EMA.symbol }, { payments: [fromBank] }).kind).toBe('outgoing')
    const back = (one: Partial<BankRow>) =>
      matched({ amount: -3000, isReturn: true, ...one }, { payments: [fromBank] })
    expect(back({ symbol: EMA.symbol })).toMatchObject({ kind: 'returned', payment: 'p1' })
    expect(back({ iban: 'SK31' })).toMatchObject({ kind: 'returned', payment: 'p1' })
    expect(back({ symbol: LEO.symbol }).kind).toBe('outgoing')
    expect(back({ symbol: EMA.symbol, amount: -2900 }).kind).toBe('outgoing')
    expect(back({ symbol: EMA.symbol, day: '2026-11-01' }).kind).toBe('outgoing')
  })

  test('that still waits takes no earlier payment back, and a later one before it', () => {
    const back = (day: string) =>
      matched(
        { amount: -3000, isReturn: true, symbol: EMA.symbol, day: '2026-11-09' },
        { payments: [fromBank], waiting: [{ ...fromBank, id: 'w1', players: [], day, waits: true }] },
      )
    expect(back(fromBank.day)).toMatchObject({ kind: 'cancelled', payment: null })
    expect(back('2026-11-08')).toMatchObject({ kind: 'cancelled', payment: null })
    expect(back('2026-01-08')).toMatchObject({ kind: 'returned', payment: 'p1' })
    expect(back('2026-11-10')).toMatchObject({ kind: 'returned', payment: 'p1' })
  })

  test('that came within the statement cancels that payment, not an earlier one', () => {
    const came = row({ symbol: EMA.symbol })
    const back = row({ amount: -3000, isReturn: true, symbol: EMA.symbol, day: '2026-11-04' })
    const kinds = match([came, back, { ...back, day: '2026-11-05' }], { payments: [fromBank] })
    expect(kinds.map(({ kind, player }) => [kind, player])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
      ['returned', 'ema'],
    ])
  })

  test('takes each payment back once, the newest first', () => {
    const older = { ...fromBank, id: 'p0', day: '2026-10-02' }
    const back = row({ amount: -3000, isReturn: true, symbol: EMA.symbol })
    const kinds = match([back, back, back], { payments: [older, fromBank] })
    expect(kinds.map(({ payment: id, kind }) => id ?? kind)).toEqual(['p1', 'p0', 'outgoing'])
  })
})

test('near symbols differ in one digit or in the order of neighbours', () => {
  const isNear = (one: string, other: string) =>
    nearFinder([{ symbol: one }, { symbol: null }])(other).length === 1
  expect(isNear('12345678', '12345679')).toBe(true)
  expect(isNear('12345678', '12354678')).toBe(true)
  expect(isNear('12345678', '12345687')).toBe(true)
  expect(isNear('12345678', '12435679')).toBe(false)
  expect(isNear('12345678', '52341678')).toBe(false)
  expect(isNear('12345678', '12345678')).toBe(false)
  expect(isNear('1234567', '12345678')).toBe(false)
  expect(isNear('11345678', '11345678')).toBe(false)
})

test('keys of any movements are all different, and the same in an overlapping statement', () => {
  const any = fc.record({
    day: fc.constantFrom('2026-11-02', '2026-11-03'),
    amount: fc.constantFrom(3000, -3000, 3500),
    note: fc.constantFrom(null, 'členské', 'členské 0'),
    payer: fc.constantFrom(null, 'Jana'),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), fc.nat(30), (movements, from) => {
      const days = (day: string) => movements.filter((each) => each.day === day)
      const rows = [...days('2026-11-02'), ...days('2026-11-03')].map((each, at) =>
        row({ ...each, number: at + 1 }),
      )
      const keys = rowKeys(rows)
      expect(new Set(keys).size).toBe(keys.length)
      // The next statement begins with the second day, or somewhere in the first.
      const later = rows.slice(Math.min(from, days('2026-11-02').length))
      for (const key of rowKeys(later.filter(({ day }) => day === '2026-11-03'))) expect(keys).toContain(key)
    }),
  )
})

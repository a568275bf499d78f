import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { variableSymbolOf } from '@/features/users/rules'
import { decided, matchRows } from '@/features/bank-statements/match/rules'
import { nearFinder } from '@/features/bank-statements/payers/rules'
import { keysByBooks } from '@/features/bank-statements/movements/rules'
import { type BankRow, rowKeys } from '@/features/bank-statements/rows/rules'
import type { Books, KnownMovement, KnownPayment } from '@/features/bank-statements/rules'

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
  movements: [],
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
  test('is a payment that comes back when the bank says so', () => {
    expect(matched({ amount: -3000, symbol: LEO.symbol }, { payments: [fromBank] }).kind).toBe('outgoing')
    const back = (one: Partial<BankRow>) =>
      matched({ amount: -3000, isReturn: true, ...one }, { payments: [fromBank] })
    expect(back({ symbol: EMA.symbol })).toMatchObject({ kind: 'returned', payment: 'p1' })
    expect(back({ iban: 'SK31' })).toMatchObject({ kind: 'returned', payment: 'p1' })
    // What came back of a payment nobody knows is named.
    expect(back({ symbol: LEO.symbol }).kind).toBe('strayReturn')
    expect(back({ symbol: EMA.symbol, amount: -2900 }).kind).toBe('strayReturn')
    expect(back({ symbol: EMA.symbol, day: '2026-11-01' }).kind).toBe('strayReturn')
  })

  test.each(['Vrátená platba', 'VRATENIE PLATBY', 'vrátenie úhrady', 'Storno 123', 'vratka'])(
    'is a payment that comes back when the message says „%s“ and it fits one',
    (note) => {
      const back = (one: Partial<BankRow>) =>
        matched({ amount: -3000, note, ...one }, { payments: [fromBank] }).kind
      expect(back({ symbol: EMA.symbol })).toBe('returned')
      expect(back({ iban: 'SK31' })).toBe('returned')
      expect(back({ symbol: LEO.symbol })).toBe('outgoing')
      expect(back({ symbol: EMA.symbol, amount: -2900 })).toBe('outgoing')
      expect(back({ symbol: EMA.symbol, day: '2026-11-01' })).toBe('outgoing')
    },
  )

  test('without such a word is for the office when symbol and amount fit a payment, and changes nothing by itself', () => {
    const out = row({ amount: -3000, symbol: EMA.symbol, note: 'vrátenie preplatku' })
    const rows = match([out], { payments: [fromBank] })
    expect(rows[0]).toMatchObject({
      kind: 'maybeReturned',
      payment: 'p1',
      player: 'ema',
      paidOn: fromBank.day,
    })
    const kindWith = (decision: string) => decided(rows, new Map([[1, decision]]))[0]!
    expect(decided(rows, new Map())[0]!.kind).toBe('maybeReturned')
    expect(kindWith('return')).toMatchObject({ kind: 'returned', payment: 'p1' })
    expect(kindWith('dismiss')).toMatchObject({ kind: 'dismissed', payment: null })
    expect(kindWith('leo').kind).toBe('maybeReturned')
    // An account alone is no hint: the club pays people who pay it.
    expect(matched({ amount: -3000, iban: 'SK31' }, { payments: [fromBank] }).kind).toBe('outgoing')
    // One that says so takes the payment first.
    const both = match([out, { ...out, number: 2, note: 'storno' }], { payments: [fromBank] })
    expect(both.map(({ kind }) => kind)).toEqual(['outgoing', 'returned'])
  })

  test('without such a word may take back what came in the same statement: then neither is booked', () => {
    const rows = match([
      row({ symbol: EMA.symbol }),
      row({ number: 2, amount: -3000, symbol: EMA.symbol, day: '2026-11-05' }),
    ])
    expect(rows.map(({ kind, pair }) => [kind, pair])).toEqual([
      ['matched', undefined],
      ['maybeReturned', 1],
    ])
    const kinds = (decision: string) => decided(rows, new Map([[2, decision]])).map(({ kind }) => kind)
    expect(kinds('return')).toEqual(['cancelled', 'cancelled'])
    expect(kinds('leave')).toEqual(['matched', 'maybeReturned'])
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
    expect(kinds.map(({ payment: id, kind }) => id ?? kind)).toEqual(['p1', 'p0', 'strayReturn'])
  })
})

describe('a movement that the club knows from another file', () => {
  const known = (more: Partial<KnownMovement> = {}): KnownMovement => ({
    ...{ key: 'k', statement: 's', day: '2026-11-03', amount: 3000, symbol: EMA.symbol, iban: null },
    ...{ payer: null, players: ['ema'], waits: false, isOfSameKind: false },
    ...more,
  })
  const kinds = (rows: BankRow[], movements: KnownMovement[]) =>
    match(rows, { movements }).map(({ kind, likely }) => (likely ? `${kind} ${likely}` : kind))
  const ema = row({ symbol: EMA.symbol, reference: 'X1', payer: 'Jana Ľalíková', iban: 'SK31' })

  test('is the same by symbol or account, also when no payment of it is left', () => {
    expect(kinds([ema], [known()])).toEqual(['seen'])
    expect(kinds([ema], [known({ symbol: null, iban: 'SK31', payer: 'LALIKOVA JANA Ing.' })])).toEqual([
      'seen',
    ])
    expect(
      kinds([row({ amount: -3000, symbol: EMA.symbol, isReturn: true })], [known({ amount: -3000 })]),
    ).toEqual(['seen'])
    expect(kinds([ema], [known({ day: '2026-11-02' })])).toEqual(['matched'])
    expect(kinds([ema], [known({ amount: 2999 })])).toEqual(['matched'])
    expect(kinds([ema], [known({ symbol: LEO.symbol, iban: 'SK31', players: ['leo'] })])).toEqual(['matched'])
  })

  test('answers for one row only, and first for the one that is most alike', () => {
    const other = { ...ema, number: 2, payer: 'Peter Ľalík', iban: 'SK32' }
    expect(kinds([ema, { ...ema, number: 2 }], [known()])).toEqual(['seen', 'matched'])
    expect(kinds([ema, { ...ema, number: 2 }], [known(), known({ key: 'l' })])).toEqual(['seen', 'seen'])
    expect(kinds([ema, other], [known({ iban: 'SK32', payer: 'Peter Ľalík' })])).toEqual(['matched', 'seen'])
    const ofThree = ['Jana Ľalíková', null, 'Peter Ľalík'].map((payer, at) => ({
      ...ema,
      payer,
      number: at + 1,
    }))
    const backwards = ofThree.toReversed().map(({ payer, iban }) => known({ key: `${payer}`, payer, iban }))
    expect(kinds(ofThree, backwards)).toEqual(['seen', 'seen', 'seen'])
    const [key] = rowKeys([ema])
    expect(
      match([{ ...ema, reference: 'X2' }, ema], {
        movements: [known({ key: key! })],
        seen: new Set([key!]),
      }).map(({ kind }) => kind),
    ).toEqual(['matched', 'seen'])
  })

  test('is asked about when it is only likely, and then said to be known nothing is stored of it', () => {
    const bare = row({ payer: 'Neznámy' })
    const waiting = known({ symbol: null, players: ['leo'] })
    expect(kinds([bare], [waiting])).toEqual(['suggested bank'])
    expect(kinds([bare], [{ ...waiting, payer: 'Iný Človek' }])).toEqual(['unmatched'])
    // Another payer, or another reference of the bank in a file of the same kind.
    expect(kinds([ema], [known({ payer: 'Peter Ľalík' })])).toEqual(['suggested bank'])
    expect(kinds([ema], [known({ isOfSameKind: true })])).toEqual(['suggested bank'])
    const rows = match([bare], { movements: [waiting] })
    expect(decided(rows, new Map([[1, 'seen']]))[0]!.kind).toBe('seen')
    expect(decided(match([bare]), new Map([[1, 'seen']]))[0]!.kind).toBe('unmatched')
    const byHand = match([row({ symbol: EMA.symbol })], { payments: [payment()] })
    expect(byHand[0]!.likely).toBe('hand')
    // Kept as no fee: the next statement does not ask again.
    expect(decided(byHand, new Map([[1, 'seen']]))[0]!.kind).toBe('dismissed')
  })

  test('is known by what it says when the file it came with repeated its reference', () => {
    const [said] = rowKeys([{ ...ema, reference: null }])
    expect(keysByBooks([ema], new Set([said!]), (key) => key)).toEqual([said])
    expect(keysByBooks([ema], new Set(), (key) => key)).toEqual(rowKeys([ema]))
    const rows = [{ ...ema, reference: null }, ema]
    expect(new Set(keysByBooks(rows, new Set([said!]), (key) => key)).size).toBe(2)
  })
})

test('any statement changes nothing a second time, with its references or without, in a longer file too', () => {
  const any = fc.record({
    day: fc.constantFrom('2026-11-02', '2026-11-03'),
    amount: fc.constantFrom(3000, 3500),
    symbol: fc.constantFrom(EMA.symbol, JANA.symbol, LEO.symbol),
    payer: fc.constantFrom(null, 'Jana Ľalíková', 'Peter Ľalík'),
    iban: fc.constantFrom(null, 'SK31', 'SK32'),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), fc.boolean(), fc.boolean(), (facts, first, second) => {
      const rowsOf = (has: boolean, kind: string) =>
        facts.map((each, at) => row({ ...each, number: at + 1, reference: has ? `${kind}${at}` : null }))
      const before = rowsOf(first, 'a')
      const movements = rowKeys(before).map((key, at): KnownMovement => ({
        ...{ ...facts[at]!, key, statement: 's', waits: false, isOfSameKind: false },
        players: match([before[at]!])[0]!.player ? [match([before[at]!])[0]!.player!] : [],
      }))
      const later = [...rowsOf(second, 'b'), row({ number: 99, symbol: EMA.symbol, day: '2026-11-09' })]
      const seen = new Set(movements.map(({ key }) => key))
      const kinds = match(later, { movements: movements.toReversed(), seen }).map(({ kind }) => kind)
      expect(kinds).toEqual([...facts.map(() => 'seen'), 'matched'])
    }),
  )
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

import { describe, expect, test } from '@jest/globals'
import { camtTable } from '@/features/bank-statements/camt/service'
import { bankColumns, missingBankColumn } from '@/features/bank-statements/columns/rules'
import {
  readAmount,
  rowKeys,
  symbolInText,
  symbolOf,
  tableStatement,
} from '@/features/bank-statements/rows/rules'
import type { Cell } from '@/lib/read-table'
import { camtFile } from '../support/camt'

describe('an amount', () => {
  test.each<[Cell, number]>([
    ['30', 3000],
    ['30,5', 3050],
    ['30.50', 3050],
    ['-30,00 €', -3000],
    ['30,00-', -3000],
    ['\u221230,00', -3000],
    ['+1 234,56 EUR', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ["1'234.56", 123_456],
    ['1.234', 123_400],
    ['1\u00a0234\u202f567,8', 123_456_780],
    [29.99, 2999],
    [-0.1 - 0.2, -30],
  ])('%s is %d cents', (cell, value) => expect(readAmount(cell)).toEqual({ value }))

  test.each<Cell>(['tridsať', '12,345,6', '1,2345', '30,00,00', 30.001, '--3'])('%s is none', (cell) =>
    expect(readAmount(cell)).toHaveProperty('problem'),
  )
  test('an empty cell is nothing', () => expect(readAmount(null)).toEqual({ value: null }))
})

describe('a variable symbol', () => {
  test.each([
    ['0012345674', '12345674'],
    ['VS12345674', '12345674'],
    ['0000000000', null],
    ['', null],
    ['12345678901', null],
    ['abc', null],
  ])('%s is %s', (written, symbol) => expect(symbolOf(written)).toBe(symbol))
  test.each([
    ['/VS12345674/SS/KS0308', '12345674'],
    ['platba VS: 0012345674 za Ema', '12345674'],
    ['AVS 12', null],
    ['/VS/SS/KS', null],
    ['členské Ema', null],
  ])('%s names %s', (text, symbol) => expect(symbolInText(text)).toBe(symbol))
})

const read = (rows: Cell[][]) => {
  const heading = bankColumns.headingRow(rows)!
  return tableStatement(rows, { heading, mapping: bankColumns.mappingOf(rows[heading]!), thisYear: 2026 })
}

describe('a table', () => {
  test('below titles, with a total at its end, in one column of amounts', () => {
    const { rows, wrong } = read([
      ['Výpis z účtu', null, 'SK2499990000000000001234'],
      ['Dátum zaúčtovania', 'Suma', 'Mena', 'VS', 'Názov protiúčtu', 'Protiúčet', 'Popis', 'ID pohybu'],
      [
        '3.11.2026',
        '30,00',
        'EUR',
        '0012345674',
        'Jana  Ľalíková',
        'SK31 1200 0000 1987 4263 7541',
        'členské',
        '77',
      ],
      ['4.11.2026', '-12,90', 'EUR', null, 'Tlačiareň', null, 'plagáty', '78'],
      ['4.11.2026', '5,00', 'CZK', null, 'Čechová', null, null, '79'],
      [null, null],
      ['35.11.2026', '5,00', 'EUR', null, null, null, null, '80'],
      ['Spolu', '22,10'],
      [null, '17,10'],
    ])
    expect(rows).toEqual([
      {
        ...{ number: 3, day: '2026-11-03', amount: 3000, symbol: '12345674', payer: 'Jana Ľalíková' },
        ...{ iban: 'SK3112000000198742637541', note: 'členské', reference: '77', isReturn: false },
      },
      {
        ...{ number: 4, day: '2026-11-04', amount: -1290, symbol: null, payer: 'Tlačiareň' },
        ...{ iban: null, note: 'plagáty', reference: '78', isReturn: false },
      },
    ])
    expect(wrong.map(({ number }) => number)).toEqual([5, 7, 8])
  })

  test('of which one row has characters that no file has', () => {
    const { rows, wrong } = read([
      ['Dátum', 'Suma', 'Popis'],
      ['2026-11-03', '30,00', 'člen\u202eské'],
      ['2026-11-03', '30,00', 'členské\nEma'],
    ])
    expect(wrong).toEqual([{ number: 2, problem: 'nepovolené znaky (Popis)' }])
    expect(rows.map(({ note }) => note)).toEqual(['členské Ema'])
  })

  test('with a direction, and in two columns', () => {
    const amounts = (rows: Cell[][]) => read(rows).rows.map(({ amount }) => amount)
    expect(
      amounts([
        ['Dátum', 'Suma', 'Kredit/Debet'],
        ['2026-11-03', '30,00', 'Kredit'],
        ['2026-11-03', '30,00', 'Debet'],
        ['2026-11-03', '-30,00', 'D'],
      ]),
    ).toEqual([3000, -3000, -3000])
    expect(
      amounts([
        ['Dátum', 'Príjem', 'Výdaj'],
        ['2026-11-03', '30,00', null],
        ['2026-11-03', null, '12,00'],
        ['2026-11-03', 0, 12],
      ]),
    ).toEqual([3000, -1200, -1200])
  })

  test('references that repeat are none', () => {
    const { rows } = read([
      ['Dátum', 'Suma', 'Referencia'],
      ['2026-11-03', '30,00', '/VS1'],
      ['2026-11-03', '20,00', '/VS1'],
    ])
    expect(rows.map(({ reference }) => reference)).toEqual([null, null])
  })

  test('a reference that repeats is none for the rows that have it; of a column that repeats mostly none is', () => {
    const references = (all: (string | null)[]) =>
      read([
        ['Dátum', 'Suma', 'Referencia'],
        ...all.map((reference, at): Cell[] => ['2026-11-03', at + 1, reference]),
      ]).rows.map(({ reference }) => reference)
    expect(references(['a', 'b', 'b', 'c', null])).toEqual(['a', null, null, 'c', null])
    expect(references(['a', 'x', 'x', 'x', 'x', 'y', 'y', 'y', 'y'])).toEqual(Array(9).fill(null))
    expect(references([null, null])).toEqual([null, null])
  })

  test('what a mapping lacks', () => {
    expect(missingBankColumn(['amount'])).toBe('Dátum')
    expect(missingBankColumn(['day', 'debit'])).toBe('Suma')
    expect(missingBankColumn(['day', 'credit'])).toBeUndefined()
  })

  test('equal movements of a day are told apart, the same way in every file', () => {
    const heading: Cell[] = ['Dátum', 'Suma', 'Popis']
    const row: Cell[] = ['2026-11-03', '30,00', 'členské']
    const [one, two, three] = rowKeys(read([heading, row, row, ['2026-11-03', '30,00', 'iné']]).rows)
    expect(new Set([one, two, three]).size).toBe(3)
    expect(rowKeys(read([heading, ['2026-11-01', '1,00', 'staršie'], row]).rows)[1]).toBe(one)
  })
})

describe('camt.053', () => {
  const camtStatement = (xml: string) => {
    const table = camtTable(xml)
    return table && { iban: table.iban, pending: table.pending, ...read(table.rows) }
  }
  const movement = { amount: 3000, day: '2026-11-03', reference: 'B1' }
  test('a payment, a return, money that left, one that is not booked yet', () => {
    const statement = camtStatement(
      camtFile([
        {
          ...{ ...movement, symbol: '12345674', payer: 'Jana Ľalíková & syn' },
          ...{ iban: 'SK3112000000198742637541', note: 'členské <november>' },
        },
        { ...movement, amount: -3000, reference: 'B2', isReturn: true, symbol: '12345674' },
        { ...movement, amount: -1290, reference: undefined, payer: 'Tlačiareň' },
        { ...movement, isPending: true },
      ]),
    )
    expect(statement?.iban).toBe('SK2499990000000000001234')
    expect([statement?.wrong, statement?.pending]).toEqual([[], 1])
    expect(statement?.rows).toEqual([
      {
        ...{ number: 2, day: '2026-11-03', amount: 3000, symbol: '12345674', payer: 'Jana Ľalíková & syn' },
        ...{ iban: 'SK3112000000198742637541', note: 'členské <november>', reference: 'B1', isReturn: false },
      },
      {
        ...{ number: 3, day: '2026-11-03', amount: -3000, symbol: '12345674', payer: null },
        ...{ iban: null, note: null, reference: 'B2', isReturn: true },
      },
      {
        ...{ number: 4, day: '2026-11-03', amount: -1290, symbol: null, payer: 'Tlačiareň' },
        ...{ iban: null, note: null, reference: null, isReturn: false },
      },
    ])
  })

  test('an entry of several transactions is several rows, in the shape of version 8 with prefixes', () => {
    const tx = (amount: string, name: string) =>
      `<n:TxDtls><n:Amt Ccy="EUR">${amount}</n:Amt><n:RltdPties><n:Dbtr><n:Pty><n:Nm>${name}</n:Nm></n:Pty></n:Dbtr></n:RltdPties><n:RmtInf><n:Strd><n:CdtrRefInf><n:Ref>12345674</n:Ref></n:CdtrRefInf></n:Strd></n:RmtInf></n:TxDtls>`
    const xml = `<n:Document xmlns:n="x"><n:BkToCstmrStmt><n:Stmt><n:Ntry><n:Amt Ccy="EUR">50.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Cd>BOOK</n:Cd></n:Sts><n:BookgDt><n:DtTm>2026-11-03T10:00:00+01:00</n:DtTm></n:BookgDt><n:AcctSvcrRef>B7</n:AcctSvcrRef><n:NtryDtls>${tx('30.00', 'Jana')}${tx('20.00', 'Eva')}</n:NtryDtls></n:Ntry></n:Stmt></n:BkToCstmrStmt></n:Document>`
    const { rows, iban } = camtStatement(xml)!
    expect(iban).toBeNull()
    expect(rows.map(({ amount, payer, reference, symbol }) => [amount, payer, reference, symbol])).toEqual([
      [3000, 'Jana', 'B7 1', '12345674'],
      [2000, 'Eva', 'B7 2', '12345674'],
    ])
  })

  test('an amount has a point before up to five decimals, and is never read as thousands', () => {
    const amountOf = (written: string) => {
      const xml = camtFile([{ ...movement, amount: 3000 }]).replace(/(<Amt Ccy="EUR">)[^<]*/g, `$1${written}`)
      const { rows, wrong } = camtStatement(xml)!
      return rows[0]?.amount ?? wrong[0]?.problem
    }
    for (const written of ['30', '30.', '30.0', '30.00', '30.000', '30.00000'])
      expect([written, amountOf(written)]).toEqual([written, 3000])
    expect(amountOf('25.500')).toBe(2550)
    for (const written of ['1.005', '1,000.00', '1,000', '30.000000', '3 000'])
      expect([written, amountOf(written)]).toEqual([written, expect.stringMatching(/nie je suma/)])
  })

  test('another document is none, and own entities are refused before they are read', () => {
    expect(camtStatement('<Document><BkToCstmrDbtCdtNtfctn/></Document>')).toBeUndefined()
    expect(camtStatement(`<!DOCTYPE a [<!ENTITY b "c">]>${camtFile([movement])}`)).toBeUndefined()
    expect(() => camtStatement(camtFile([movement]).slice(0, 500))).toThrow()
    expect(camtStatement(camtFile([{ ...movement, day: '2026-02-30' }]))?.wrong).toHaveLength(1)
  })
})

import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import readWorkbook from 'read-excel-file/node'
import { csvLines } from '@/lib/csv'
import { column } from '@/lib/file-column'
import { fileAddress } from '@/lib/file-formats'
import { inPortions } from '@/lib/in-portions'
import { xlsxStream } from '@/lib/xlsx-stream'
import { cellsOf } from '../support/csv-reader'

// Lists as files: their texts come back as they were from other readers, and never as formulas.

const once = <Row>(rows: Row[]) =>
  (async function* () {
    yield rows
  })()

describe('CSV', () => {
  test.each(['=1+1', '@SUM(A1)', '\t=1', '-2+3+cmd|A1', '+SUM(1)', '-A1'])('%j is no formula', (text) => {
    expect(cellsOf(Buffer.from(csvLines([[text]])))).toEqual([[`'${text}`]])
  })

  test.each(['+421 905 123 456', '-30,00', '+421/905-123', '- 5', 'a=1', ''])('%j stays as it is', (text) => {
    expect(cellsOf(Buffer.from(csvLines([[text, 'x']])))).toEqual([[text, 'x']])
  })

  test('any texts come back, with an apostrophe at most', () => {
    const text = fc.string({ unit: 'binary' }).filter((each) => !each.startsWith('\ufeff'))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const plain = cellsOf(Buffer.from(csvLines(rows))).map((row) =>
          row.map((each) => each.replace(/^'/, '')),
        )
        const whole = rows.map((row) => row.map((each) => each.toWellFormed().replace(/^'/, '')))
        expect(plain).toEqual(whole)
      }),
    )
  })
})

describe('a workbook', () => {
  const columns = [
    column<[string, number]>('Text', 10, ([text]) => text),
    column<[string, number]>('Suma', 10, ([, cents]) => cents, 'cents'),
  ]

  test('any texts come back as texts, and cents as euros', async () => {
    // XML has no way to write the others; the reader trims, and takes line ends as XML does.
    const text = fc
      .string({ unit: 'grapheme' })
      .filter((each) => !/[\0-\x1f\x7f-\x9f\ufffe\uffff]/.test(each) && each.trim() === each && each !== '')
    const row = fc.tuple(text, fc.integer({ min: -1e9, max: 1e9 }))
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const bytes = await buffer(xlsxStream('Hárok', { columns, total: rows.length, rows: once(rows) }))
        const { sheet, data } = (await readWorkbook(bytes))[0]!
        expect(sheet).toBe('Hárok')
        expect(data).toEqual([['Text', 'Suma'], ...rows.map(([each, cents]) => [each, cents / 100])])
      }),
      { numRuns: 40 },
    )
  })

  test('what XML cannot write is left out, and days have no zone', async () => {
    const days = [
      column<string>('Deň', 10, (text) => text.slice(0, 10), 'day'),
      column<string>('Text', 10, (text) => text),
    ]
    const rows = ['2026-03-29\u0000\ud800<&>"', '1900-03-01x']
    const bytes = await buffer(xlsxStream('x', { columns: days, total: 2, rows: once(rows) }))
    const { data } = (await readWorkbook(bytes))[0]!
    expect(data.slice(1)).toEqual([
      [new Date('2026-03-29T00:00:00Z'), '2026-03-29<&>"'],
      [new Date('1900-03-01T00:00:00Z'), '1900-03-01x'],
    ])
  })

  test('whose rows fail on the way is no whole file', async () => {
    async function* failing() {
      yield [['a', 1]] as [string, number][]
      throw new Error('gone')
    }
    await expect(buffer(xlsxStream('x', { columns, total: 2, rows: failing() }))).rejects.toThrow('gone')
  })
})

test('rows in portions are in the order of their ids; one that is gone is left out', async () => {
  const ids = Array.from({ length: 1201 }, (_, at) => String(at))
  const sizes: number[] = []
  const read = async (some: string[]) => {
    sizes.push(some.length)
    return some
      .filter((id) => id !== '700')
      .map((id) => ({ id }))
      .reverse()
  }
  const found: string[] = []
  for await (const rows of inPortions(ids, read)) found.push(...rows.map(({ id }) => id))
  expect(sizes).toEqual([...Array<number>(12).fill(100), 1])
  expect(found).toEqual(ids.filter((id) => id !== '700'))
})

test('an address of a file leaves out what is not set', () => {
  expect(fileAddress('/users/file', { role: undefined, search: '', type: 0, season: '2026/27' })).toBe(
    '/api/users/file?type=0&season=2026%2F27',
  )
})

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { column, summed } from '@/lib/file-column'
import { filterWords, lettersOf, pagesByHeight, paperTable, paperText, sumsOf } from '@/lib/paper-list'

// A list on paper: what its cells say, how columns share a page, which rows stand on which page.

const ROOM = { portrait: 527, landscape: 774 }
const whole = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

test.each([
  ['cents', -1250, '−12,50 €'],
  ['cents', 0, '0,00 €'],
  ['hours', 1.5, '1,50'],
  ['day', '2026-09-05', '5. 9. 2026'],
  ['moment', '2026-01-10T15:30:00.000Z', '10. 1. 2026 o 16:30'],
  ['text', 'Eva\u202e\u0000\nNová', 'Eva Nová'],
  ['text', 'Šimková Ľubica'.normalize('NFD'), 'Šimková Ľubica'],
  ['text', 'Тарас\nШевченко', 'Тарас Шевченко'],
  ['text', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['number', null, ''],
] as const)('a value of %s: %p is „%s“', (kind, value, text) => {
  expect(paperText(kind, value).replace(/\u00a0/g, ' ')).toBe(text)
})

describe('columns', () => {
  test('few stand upright, many lie across, too many are narrowed to the page', () => {
    expect(paperTable([20, 20], ROOM)).toEqual({
      layout: 'portrait',
      parts: [{ columns: [0, 1], widths: [112, 112] }],
    })
    expect(paperTable([60, 60, 40], ROOM).layout).toBe('landscape')
    expect(whole(paperTable([200, 200], ROOM).parts[0]!.widths)).toBeCloseTo(ROOM.landscape)
  })

  test('stand in parts where they are too many, each with those that name the rows', () => {
    const letters = [7, 26, ...Array.from({ length: 40 }, () => 8)]
    const { layout, parts } = paperTable(letters, ROOM, [0, 1])
    expect([layout, parts.map(({ columns }) => columns.length)]).toEqual(['landscape', [21, 21, 4]])
    for (const { columns } of parts) expect(columns.slice(0, 2)).toEqual([0, 1])
    const others = parts.flatMap(({ columns }) => columns.slice(2))
    expect(others).toEqual(Array.from({ length: 40 }, (_, at) => at + 2))
    expect(paperTable(letters.slice(0, 12), ROOM, [0, 1]).parts).toHaveLength(1)
  })

  test('never leave the page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 4, max: 80 }), { minLength: 1, maxLength: 30 }), (letters) => {
        for (const naming of [[], [0]]) {
          const { layout, parts } = paperTable(letters, ROOM, naming)
          for (const { widths } of parts) expect(whole(widths)).toBeLessThanOrEqual(ROOM[layout] + 0.001)
          expect(new Set(parts.flatMap(({ columns }) => columns)).size).toBe(letters.length)
        }
      }),
    )
  })

  test('are as wide as the longest word of their heading', () => {
    expect([lettersOf('Nerozdelené', 12), lettersOf('Variabilný symbol', 17)]).toEqual([13, 17])
  })
})

test('every row stands on one page, in order, and no page is fuller than it can be', () => {
  const heights = fc.array(fc.integer({ min: 10, max: 60 }), { maxLength: 200 })
  fc.assert(
    fc.property(heights, (of) => {
      const rows = of.map((height, at) => ({ height, at }))
      const pages = pagesByHeight(rows, { first: 100, further: 150 })
      expect(pages.flat()).toEqual(rows)
      for (const [at, page] of pages.entries())
        expect(whole(page.map(({ height }) => height))).toBeLessThanOrEqual(at === 0 ? 100 : 150)
    }),
  )
})

test('a filter is said by its names and values, and without any nothing is said', () => {
  expect(filterWords({ Stav: 'po splatnosti', Typ: undefined, Kategória: 'U11' }, 'Ľalík')).toBe(
    'Stav: po splatnosti · Kategória: U11 · Hľadané: „Ľalík“',
  )
  expect(filterWords({ Stav: '' }, '')).toBe('')
})

describe('sums', () => {
  const columns = [
    summed(column<number>('Suma', 10, (row) => row, 'cents')),
    column<number>('Kto', 10, String),
    column<number>('Rok', 10, () => 2014, 'number'),
  ]

  test('stand below their columns alone', () => {
    expect(sumsOf(columns, [100, 250])?.map((text) => text.replace(/\u00a0/g, ' '))).toEqual([
      '3,50 €',
      'Spolu',
      '',
    ])
  })

  test('are none of nothing, and of a list without amounts', () => {
    expect(sumsOf(columns, [])).toBeUndefined()
    expect(sumsOf(columns.slice(1), [1])).toBeUndefined()
  })
})

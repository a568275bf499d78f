import { describe, expect, test } from '@jest/globals'
import { fixtureColumns, missingColumn } from '@/features/events/fixture-columns/rules'
import { fixtureRow } from '@/features/events/fixture-rows/rules'
import { clubKey, secondTeam, sideFinder } from '@/features/events/fixture-sides/rules'
import { readMatchDay, readScore, roundOf } from '@/features/events/fixture-values/rules'
import { categoryKey } from '@/features/categories/rules'
import type { Cell } from '@/lib/read-table'
import { dayWithTime, readTime } from '@/lib/read-time'

// A schedule of matches: its columns, its cells, and which side is ours.

describe('columns', () => {
  test('are known by the words of federations and clubs', () => {
    expect(
      fixtureColumns.mappingOf([
        ...['Dátum', 'Čas (výkop)', 'Súťaž', 'Kolo', 'Domáci', 'Hostia', 'Miesto/Ihrisko', 'Výsledok'],
        ...['Kategória', 'Rozhodca'],
      ]),
    ).toEqual([
      ...['day', 'time', 'competition', 'round', 'home', 'guest', 'place', 'result', 'category', null],
    ])
    expect(
      fixtureColumns.mappingOf([
        'TERMÍN',
        'Výkop:',
        'Liga',
        'Č. kola',
        'Domáce družstvo',
        'Hosťujúce družstvo',
      ]),
    ).toEqual(['day', 'time', 'competition', 'round', 'home', 'guest'])
  })

  test('without which nothing can be read are named', () => {
    expect(missingColumn(['day', 'home', 'guest'])).toBeUndefined()
    expect(missingColumn(['day', 'time', 'home'])).toBe('Hostia')
    expect(missingColumn([])).toBe('Dátum')
  })
})

describe('a time', () => {
  test.each<[Cell, string | null]>([
    ['10:30', '10:30'],
    ['10.30', '10:30'],
    ['9:05', '09:05'],
    ['10:30:00', '10:30'],
    ['10.30 hod.', '10:30'],
    ['10h30', '10:30'],
    ['17', '17:00'],
    [10.3, '10:30'],
    [0.4375, '10:30'],
    [17, '17:00'],
    [null, null],
  ])('%p is %p', (cell, value) => expect(readTime(cell)).toEqual({ value }))

  test.each<Cell>(['25:00', '10:60', 'ráno', '10:3', true])('%p is none', (cell) =>
    expect(readTime(cell)).toEqual({ problem: expect.stringMatching(/nie je čas/) }),
  )

  test('stands behind a day', () => {
    expect(dayWithTime('5. 9. 2026 o 10.30 hod.')).toEqual({ day: '5. 9. 2026', time: '10:30' })
    expect(dayWithTime('2026-09-05T10:30:00')).toEqual({ day: '2026-09-05', time: '10:30' })
    expect(dayWithTime(46_270.4375)).toEqual({ day: 46_270, time: '10:30' })
    expect(dayWithTime(46_270)).toBeUndefined()
    expect(dayWithTime('5. 9. 2026')).toBeUndefined()
  })
})

describe('a day', () => {
  test.each<[Cell, string, string | null]>([
    ['2026-09-05', '2026-09-05', null],
    ['5.9.2026', '2026-09-05', null],
    ['05. 09. 26', '2026-09-05', null],
    ['14. 3. 27', '2027-03-14', null],
    ['5/9/2026', '2026-09-05', null],
    ['5. septembra 2026', '2026-09-05', null],
    ['5. septembra 2026 10:30', '2026-09-05', '10:30'],
    ['so 5. 9. 2026 10:30', '2026-09-05', '10:30'],
    ['Nedeľa, 6.9.2026', '2026-09-06', null],
    ['2026-09-05 10:30', '2026-09-05', '10:30'],
    ['7. 03.27', '2027-03-07', null],
    [46_270, '2026-09-05', null],
    [46_270.4375, '2026-09-05', '10:30'],
  ])('%p is %s, %p', (cell, day, time) => expect(readMatchDay(cell, 2026)).toEqual({ value: { day, time } }))

  test('that is none says so', () => {
    expect(readMatchDay('31.2.2027', 2026)).toEqual({ problem: '„31.2.2027“ nie je dátum' })
    expect(readMatchDay(null, 2026)).toEqual({ value: null })
  })
})

describe('a result', () => {
  test.each<[Cell, unknown]>([
    ['3:1', { home: 3, guest: 1 }],
    ['3 - 1', { home: 3, guest: 1 }],
    ['3 : 1 (2:0)', { home: 3, guest: 1 }],
    ['0:3 kont.', { home: 0, guest: 3 }],
    ['03:01', { home: 3, guest: 1 }],
    [181 / 1440, { home: 3, guest: 1 }],
    ['-:-', null],
    ['', null],
    [null, null],
    ['odložené', null],
    ['Odl.', null],
    ['odlož.', null],
    ['preložené na 5.12.', null],
    ['ODLOŽENÝ', null],
  ])('%p is %p', (cell, value) => expect(readScore(cell)).toEqual({ value }))

  test.each(['vyhrali sme', 'odlet', 'prelom'])('„%s“ is none and says so', (text) =>
    expect(readScore(text)).toEqual({ problem: expect.stringMatching(/nie je výsledok/) }),
  )
})

test('a round is written as the club writes it', () => {
  expect(['5', '5.', '5. kolo', '5.kolo', 5, 'finále', null].map(roundOf)).toEqual([
    ...['5. kolo', '5. kolo', '5. kolo', '5. kolo', '5. kolo', 'finále', ''],
  ])
})

test('a category is known however its name is spaced', () => {
  expect([...new Set(['U 11', 'u-11', 'U11', 'U. 11'].map(categoryKey))]).toEqual(['u11'])
})

describe('which side is ours', () => {
  test('is found without the form of the club, its age marks, case and diacritics', () => {
    expect(clubKey('ŠK Zelená Dolina U11')).toBe('zelena dolina')
    expect(clubKey('FK')).toBe('fk')
    expect(clubKey('Akadémia, o. z.')).toBe('akademia')
    const sideOf = sideFinder(['Futbalová akadémia Zelená dolina', 'FA Zelená dolina'], null)
    expect(sideOf('ZELENA DOLINA "B"', 'FC Podhorie')).toBe('home')
    expect(sideOf('FC Podhorie', 'ŠK Zelená Dolina U13')).toBe('guest')
    expect(sideOf('FC Podhorie', 'TJ Brezová')).toBe('neither')
    expect(sideOf('Zelená dolina A', 'Zelená dolina B')).toBe('both')
  })

  test('is found with every way to write the form of a club', () => {
    const sideOf = sideFinder(['Futbalová akadémia Zelená dolina'], null)
    for (const name of [
      'Zelená dolina, o. z.',
      'FA Zelená dolina o.z.',
      'Zelená dolina OZ',
      'o. z. Zelená dolina',
    ])
      expect([name, sideOf(name, 'FC Podhorie')]).toEqual([name, 'home'])
  })

  test('is of the team that was chosen, beside the club’s own names', () => {
    const sideOf = sideFinder(['Zelená dolina'], 'Podhorie B')
    expect(sideOf('Zelená dolina', 'FC Podhorie B')).toBe('guest')
    expect(sideOf('Podhorie B', 'Podhorie A')).toBe('home')
    expect(sideOf('Zelená dolina', 'Brezová')).toBe('home')
    expect(sideOf('Lúky', 'Brezová')).toBe('neither')
    const written = sideFinder(['Zelená dolina'], 'FA Zel. dolina A')
    expect(written('FC Podhorie', 'FA Zel. dolina A')).toBe('guest')
    expect(written('FA Zelená dolina', 'FC Podhorie')).toBe('home')
  })
})

test('a second team is known by the mark behind its name', () => {
  const marks = ['Lipová B', 'ŠK Lipová U13 B', 'Lipová "B"', 'Lipová U13B', 'Lipová II', 'Lipová B, o. z.']
  expect(marks.map(secondTeam)).toEqual(['B', 'B', 'B', 'B', 'II', 'B'])
  const none = ['Lipová', 'Lipová A', 'Lipová U13', 'TJ B. Bystrica', 'Lipová U 13']
  expect(none.map(secondTeam)).toEqual(['', '', '', '', ''])
})

describe('a row', () => {
  const HEADINGS = ['Termín', 'Čas', 'Domáci', 'Hostia', 'Výsledok', 'Miesto', 'Kolo']
  const row = (cells: Cell[], today = '2026-11-26') =>
    fixtureRow(cells, 7, { headings: HEADINGS, mapping: fixtureColumns.mappingOf(HEADINGS), today })
  const problems = (...cells: Cell[]) => row(cells)?.problems

  test('has its start by the club’s clock, also on the days when the clock changes', () => {
    expect(row(['5.9.2026', '10:30', 'A', 'B'])?.startsAt).toBe('2026-09-05T08:30:00.000Z')
    expect(row(['28.3.2027', '01:30', 'A', 'B'])?.startsAt).toBe('2027-03-28T00:30:00.000Z')
    expect(row(['28.3.2027', '10:30', 'A', 'B'])?.startsAt).toBe('2027-03-28T08:30:00.000Z')
    // An hour that the clock leaves out is the one after; one that it repeats the first.
    expect(row(['28.3.2027', '02:30', 'A', 'B'])?.startsAt).toBe('2027-03-28T01:30:00.000Z')
    expect(row(['31.10.2027', '02:30', 'A', 'B'])?.startsAt).toBe('2027-10-31T00:30:00.000Z')
    expect(row(['31.10.2027', '10:30', 'A', 'B'])?.startsAt).toBe('2027-10-31T09:30:00.000Z')
  })

  test('that is empty is none', () => expect(row([null, null])).toBeUndefined())

  test('says everything that is wrong with it', () => {
    expect(problems('5.9.2026', '10:30', 'A', 'B', '3:1', 'Štadión', 5)).toEqual([])
    expect(problems('5.9.2026', null, 'A', 'B')).toEqual(['chýba čas výkopu'])
    expect(problems(null, '10:30', 'A', 'B')).toEqual(['chýba dátum'])
    expect(problems('31.2.2027', '10:99', 'A', null)).toEqual([
      '„31.2.2027“ nie je dátum (Termín)',
      '„10:99“ nie je čas (Čas)',
      'chýba jedno z\u00a0družstiev',
    ])
    expect(problems('5.9.2006', '10:30', 'A', 'B')?.join()).toMatch(/príliš ďaleko/)
    expect(problems('5.9.2026', '10:30', 'A', 'B', null, 'x'.repeat(121))?.join()).toMatch(/viac ako 120/)
  })
})

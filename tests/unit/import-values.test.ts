import { describe, expect, test } from '@jest/globals'
import { readDay } from '@/lib/read-day'
import { memberColumns, missingColumn } from '@/features/member-imports/columns/rules'
import {
  isSameFamily,
  readEmail,
  readJersey,
  readPhone,
  readPosition,
  readRelation,
  splitName,
} from '@/features/member-imports/values/rules'

describe('a day', () => {
  test.each([
    ['2014-03-07', '2014-03-07'],
    ['7.3.2014', '2014-03-07'],
    ['07. 03. 2014', '2014-03-07'],
    ['7/3/2014', '2014-03-07'],
    ['7-3-14', '2014-03-07'],
    ['7.3.85', '1985-03-07'],
    ['7. marca 2014', '2014-03-07'],
    ['1. júna 2014', '2014-06-01'],
    ['1. júla 2014', '2014-07-01'],
    ['2014-03-07 00:00:00', '2014-03-07'],
    [41705, '2014-03-07'],
    [null, null],
  ])('%s is %s', (cell, value) => expect(readDay(cell, 2026)).toEqual({ value }))

  test.each([
    ['20l5', '„20l5“ nie je dátum'],
    ['31.2.2014', '„31.2.2014“ nie je dátum'],
    ['2014', '„2014“ je len rok, chýba deň a mesiac'],
    [2014, '„2014“ je len rok, chýba deň a mesiac'],
    ['3/14/2014', '„3/14/2014“ nie je dátum'],
    ['dnes', '„dnes“ nie je dátum'],
  ])('%s is refused', (cell, problem) => expect(readDay(cell, 2026)).toEqual({ problem }))
})

describe('a whole name', () => {
  test.each([
    ['Peter Novák', 'first', 'Peter', 'Novák'],
    ['Novák Peter', 'last', 'Peter', 'Novák'],
    ['NOVÁK Peter', 'first', 'Peter', 'Novák'],
    ['Peter NOVÁK', 'last', 'Peter', 'Novák'],
    ['Ing. Peter Novák, PhD.', 'first', 'Peter', 'Novák'],
    ['JÁN HRAŠKO', 'first', 'Ján', 'Hraško'],
    ['Anna Mária Kováčová', 'first', 'Anna Mária', 'Kováčová'],
    ['ĽUBOŠ Šimko', 'first', 'Šimko', 'Ľuboš'],
    ['KOVÁČOVÁ-MALÁ Eva', 'last', 'Eva', 'Kováčová-Malá'],
  ] as const)('%s (%s name first)', (cell, order, firstName, lastName) =>
    expect(splitName(cell, order)).toEqual({ firstName, lastName }),
  )
  test.each(['Novák', '', null, 'Ing.'])('%s has no surname and first name', (cell) =>
    expect(splitName(cell)).toBeUndefined(),
  )
})

test.each([
  ['Mrkvička', 'Mrkvičková', true],
  ['Kováč', 'Kováčová', true],
  ['Novotný', 'Novotná', true],
  ['Hudec', 'Hudcová', true],
  ['Krajčírko', 'Krajčírková', true],
  ['Adamec', 'Adam', false],
  ['Kováč', 'Kovačič', false],
])('%s and %s are of one family: %s', (one, other, same) => expect(isSameFamily(one, other)).toBe(same))

test.each([
  ['0905 123 456', '+421 905 123 456'],
  [905123456, '+421 905 123 456'],
  ['421905123456', '+421 905 123 456'],
  ['0905/123456, 0911 222 333', '+421 905 123 456'],
  ['+420 601 123 456', '+420601123456'],
])('a phone %s is %s', (cell, value) => expect(readPhone(cell)).toEqual({ value }))
test('no phone, no e-mail, no shirt, no position is said with what stands there', () => {
  expect(readPhone('abc')).toEqual({ problem: '„abc“ nie je telefónne číslo' })
  expect(readEmail('eva(zavináč)posta.sk')).toEqual({ problem: '„eva(zavináč)posta.sk“ nie je e-mail' })
  expect(readJersey('10a')).toEqual({ problem: '„10a“ nie je číslo dresu od 1 do 99' })
  expect(readPosition('tréner')).toHaveProperty('problem')
})
test('an e-mail, a position, a relation as people write them', () => {
  expect(readEmail('mailto:Eva@Posta.SK; eva2@posta.sk')).toEqual({ value: 'eva@posta.sk' })
  expect(readPosition('Brank.')).toEqual({ value: 'goalkeeper' })
  expect(readPosition('ZÁLOŽNÍK')).toEqual({ value: 'midfielder' })
  expect(['Matka', 'mama', 'OTEC', 'tato', 'babka', null].map(readRelation)).toEqual([
    ...['mother', 'mother', 'father', 'father', 'other', 'other'],
  ])
})

describe('the columns of a file', () => {
  test('are found by the headings people write, below titles, in any order', () => {
    const rows = [
      ['Zoznam členov 2026'],
      [],
      ['P. č.', 'Priezvisko *', 'Meno:', 'Dát. nar.', 'E-mail rodiča', 'Tel. rodiča', 'poznámka'],
      [1, 'Nováková', 'Ema', '7.3.2014', 'a@b.sk', '0905 123 456', ''],
    ]
    expect(memberColumns.headingRow(rows)).toBe(2)
    expect(memberColumns.mappingOf(rows[2]!)).toEqual([
      ...[null, 'lastName', 'firstName', 'birthDate', 'guardianEmail', 'guardianPhone', null],
    ])
  })

  test('that are named twice are the second guardian’s, and a third time left out', () => {
    expect(memberColumns.mappingOf(['Rodič', 'Telefón rodiča', 'Rodič', 'Telefón rodiča', 'Rodič'])).toEqual([
      ...['guardianName', 'guardianPhone', 'secondGuardianName', 'secondGuardianPhone', null],
    ])
  })

  test('are not found where no row has two known headings; the missing one is named', () => {
    expect(memberColumns.headingRow([['a', 'b'], ['c'], ['Meno']])).toBeUndefined()
    expect(missingColumn(['firstName', 'birthDate'])).toBe('Priezvisko')
    expect(missingColumn(['lastName'])).toBe('Meno')
    expect(missingColumn(['name'])).toBeUndefined()
  })
})

import { describe, expect, test } from '@jest/globals'
import { accountsOf } from '@/features/member-imports/accounts/rules'
import { memberColumns } from '@/features/member-imports/columns/rules'
import { surnameIn, surnamesIn } from '@/features/member-imports/name-order/rules'
import { planOf } from '@/features/member-imports/plan/rules'
import { memberRow } from '@/features/member-imports/rows/rules'
import type { Known } from '@/features/member-imports/rules'
import type { Cell } from '@/lib/read-table'

// Which word of a name is the surname, and who the guardian without a contact is.

const categories = { byName: () => 'c11', byBirthDate: () => 'c11', firstYear: () => 2015 }
const known = (id: string, firstName: string, lastName: string, more: Partial<Known> = {}): Known => ({
  ...{ id, lastName, firstName, playing: true, email: null, phone: null, values: {}, children: [] },
  ...more,
})
/** The plan of a table whose columns are known by themselves. */
const planned = ([headings, ...below]: Cell[][], people: Known[] = []) => {
  const mapping = memberColumns.mappingOf(headings!, below)
  const reading = { headings: headings!, mapping, thisYear: 2026 }
  return planOf(
    below.flatMap((cells, at) => memberRow(cells, at + 2, reading) ?? []),
    people,
    categories,
  )
}

describe('the surname', () => {
  test('is told by the other word being a first name', () => {
    expect(surnameIn('Abrahám Adam')).toBe('first')
    expect(surnameIn('Adam Abrahám')).toBe('last')
    // Both are first names, or neither is known as one.
    expect(surnameIn('Adam Michal')).toBeUndefined()
    expect(surnameIn('Xu Wei')).toBeUndefined()
    expect(surnameIn('Adam')).toBeUndefined()
  })

  test('stands where most names of a column say, whatever the heading is', () => {
    expect(surnamesIn(['Abrahám Adam', 'Bača Filip', 'Adam Michal'])).toBe('first')
    expect(surnamesIn(['Abrahám Adam', 'Filip Bača'])).toBeUndefined()
    const below: Cell[][] = [['Ľalík Jakub'], ['Abrahám Adam'], ['Xu Wei']]
    for (const heading of ['Hráč', 'Meno a priezvisko', 'Priezvisko a meno'])
      expect(memberColumns.mappingOf([heading], below)).toEqual(['surnameName'])
    expect(memberColumns.mappingOf(['Priezvisko a meno'], [['Jakub Ľalík']])).toEqual(['name'])
    expect(memberColumns.mappingOf(['Priezvisko a meno'], [['Xu Wei']])).toEqual(['surnameName'])
    expect(memberColumns.mappingOf(['Hráč'])).toEqual(['name'])
  })

  test('first in the file does not make somebody of the club a second time', () => {
    const values = { birthDate: '2015-01-15' }
    const people = [
      known('jakub', 'Jakub', 'Ľalík', { values }),
      known('jana', 'Jana', 'Ľalíková', { playing: false, phone: '0905 111 222', children: ['jakub'] }),
    ]
    const [row] = planned(
      [
        ['Hráč', 'Dátum narodenia', 'Rodič', 'Telefón'],
        ['Ľalík Jakub', '15.1.2015', 'Ľalíková Jana', '0905 111 222'],
      ],
      people,
    )
    expect(row).toMatchObject({ id: 'jakub', guardians: [{ id: 'jana', linked: false }] })
    // Also where the columns themselves are exchanged.
    const [turned] = planned(
      [
        ['Meno', 'Priezvisko', 'Dátum narodenia'],
        ['Ľalík', 'Jakub', '15.1.2015'],
      ],
      people,
    )
    expect(turned).toMatchObject({ id: 'jakub' })
  })

  test('where the first name should be is said of a new player', () => {
    const [row] = planned([
      ['Meno', 'Priezvisko', 'Dátum narodenia'],
      ['Abrahám', 'Adam', '15.1.2015'],
    ])
    expect(row).toMatchObject({
      kind: 'new',
      notes: ['meno „Abrahám“ a priezvisko „Adam“ sú možno naopak'],
    })
  })
})

describe('a father without a contact', () => {
  const HEADINGS = ['Priezvisko', 'Meno', 'Dátum narodenia', 'Matka', 'Tel. matky', 'Otec', 'Tel. otca']
  const row = (name: string, mother: [string, string | null], father: [string, string | null]): Cell[] => [
    ...['Kováčik', name, '1.1.2015', ...mother, ...father],
  ]
  const eva = ['Eva Kováčiková', '0905 333 444'] as [string, string]
  const fathersOf = (rows: Cell[][], people: Known[] = []) =>
    planned([HEADINGS, ...rows], people).map(({ guardians }) => guardians[1]!)

  test('beside the same mother is the one of the sibling’s row, whichever row has the contact', () => {
    const rows = [
      row('Ján', eva, ['Peter Kováčik', '0911 555 666']),
      row('Filip', eva, ['Peter Kováčik', null]),
    ]
    for (const order of [rows, rows.toReversed()]) {
      const fathers = fathersOf(order)
      expect(fathers[0]!.key).toBe(fathers[1]!.key)
      const plan = planned([HEADINGS, ...order])
      const accounts = accountsOf(plan, {
        ...{ newId: () => 'id', newToken: () => 't', newSymbol: () => '1', usernames: new Set() },
      })
      expect(accounts.guardians.map(({ firstName, phone }) => [firstName, phone])).toEqual(
        expect.arrayContaining([
          ['Eva', '+421 905 333 444'],
          ['Peter', '+421 911 555 666'],
        ]),
      )
      expect(accounts.guardians).toHaveLength(2)
    }
  })

  test('beside a mother of the club is the father her other child has', () => {
    const people = [
      known('ema', 'Ema', 'Kováčiková'),
      known('eva', 'Eva', 'Kováčiková', { playing: false, phone: '0905333444', children: ['ema'] }),
      known('peter', 'Peter', 'Kováčik', { playing: false, phone: '0911555666', children: ['ema'] }),
    ]
    const [father] = fathersOf([row('Ján', eva, ['Peter Kováčik', null])], people)
    expect(father).toMatchObject({ id: 'peter', linked: true, contact: { phone: '0911555666' } })
  })

  test('beside another mother, or with another name, stays somebody else', () => {
    const fathers = fathersOf([
      row('Ján', eva, ['Peter Kováčik', '0911 555 666']),
      row('Filip', ['Iva Kováčiková', '0905 777 888'], ['Peter Kováčik', null]),
      row('Ivo', eva, ['Pavol Kováčik', null]),
    ])
    expect(new Set(fathers.map(({ key }) => key)).size).toBe(3)
  })
})

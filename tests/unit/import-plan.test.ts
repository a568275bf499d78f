import { describe, expect, test } from '@jest/globals'
import { accountsOf } from '@/features/member-imports/accounts/rules'
import { memberColumns } from '@/features/member-imports/columns/rules'
import { planOf } from '@/features/member-imports/plan/rules'
import { previewView } from '@/features/member-imports/preview/views'
import { memberRow } from '@/features/member-imports/rows/rules'
import type { Decisions, Known, PlannedRow } from '@/features/member-imports/rules'
import type { Cell } from '@/lib/read-table'

const HEADINGS = [
  'Priezvisko',
  'Meno',
  'Dátum narodenia',
  'Kategória',
  'Dres',
  'Matka',
  'Tel. matky',
  'E-mail matky',
]
const rowsOf = (...rows: Cell[][]) => {
  const table = [HEADINGS as Cell[], ...rows]
  const head = memberColumns.headingRow(table)!
  const reading = { headings: table[head]!, mapping: memberColumns.mappingOf(table[head]!), thisYear: 2026 }
  return rows.flatMap((cells, at) => memberRow(cells, head + at + 2, reading) ?? [])
}
const categories = {
  byName: (written: string) => ({ u11: 'c11', u13: 'c13' })[written.toLowerCase()],
  byBirthDate: (day: string) => (day.startsWith('2015') ? 'c11' : undefined),
  firstYear: (id: string) => ({ c11: 2015, c13: 2013 })[id],
}
const known = (id: string, lastName: string, firstName: string, more: Partial<Known> = {}): Known => ({
  ...{ id, lastName, firstName, playing: true, email: null, phone: null, values: {}, children: [] },
  ...more,
})
const plan = (rows: Cell[][], people: Known[] = [], decisions?: Decisions) =>
  planOf(rowsOf(...rows), people, categories, decisions)
const EMA: Cell[] = ['Nováková', 'Ema', '7.3.2015', 'U11', 10, 'Eva Nováková', '0905 123 456', 'eva@posta.sk']

describe('a row is', () => {
  test('new when nobody is like it, with its category by name or by year', () => {
    const [row] = plan([EMA])
    expect(row).toMatchObject({
      kind: 'new',
      number: 2,
      values: { birthDate: '2015-03-07', category: 'c11', jerseyNumber: 10 },
      guardians: [{ id: null, relation: 'mother', linked: true, key: 'eva@posta.sk' }],
    })
    expect(plan([['Malá', 'Iva', '1.1.2015']])[0]!.values).toMatchObject({ category: 'c11' })
    // Among younger ones, perhaps by a mistyped year; with older ones is common.
    expect(plan([['Malá', 'Iva', '1.1.1950', 'U11']])[0]).toMatchObject({
      ...{ kind: 'new', notes: ['ročník 1950 je starší ako najstarší ročník kategórie, 2015'] },
    })
    expect(plan([['Malá', 'Iva', '1.1.2016', 'U11']])[0]).toMatchObject({ kind: 'new', notes: [] })
    // An incomplete name is shown as far as it goes.
    expect(plan([[null, 'Iva', '1.1.2015']])[0]).toMatchObject({ kind: 'wrong', name: 'Iva' })
  })

  test('wrong with characters that no file has, in columns that are imported', () => {
    for (const name of ['Ema\u0007', '\u202eEma', 'Ema\ud800']) {
      const [row] = plan([['Nováková', name, ...EMA.slice(2)]])
      expect(row).toMatchObject({ kind: 'wrong', problems: ['nepovolené znaky (Meno)'] })
    }
    expect(plan([['Nová\nková', ...EMA.slice(1)]])[0]).toMatchObject({
      kind: 'new',
      person: { lastName: 'Nová ková' },
    })
    expect(plan([[...EMA, '\u0007']])[0]).toMatchObject({ kind: 'new' })
  })

  test('changed in what differs, and an empty cell changes nothing', () => {
    const before = { birthDate: '2015-03-07', category: 'c13', jerseyNumber: 7, registrationNumber: 'A1' }
    const [row] = plan(
      [['NOVÁKOVÁ', 'ema', '2015-03-07', 'U11', null]],
      [known('ema', 'Nováková', 'Ema', { values: before })],
    )
    expect(row).toMatchObject({
      kind: 'changed',
      id: 'ema',
      values: { category: 'c11' },
      before: { category: 'c13' },
    })
    expect(Object.keys(row!.values)).toEqual(['category'])
  })

  test('the same when the club knows it all', () => {
    const people = [
      known('ema', 'Nováková', 'Ema', {
        values: { birthDate: '2015-03-07', category: 'c11', jerseyNumber: 10 },
      }),
      known('eva', 'Nováková', 'Eva', {
        ...{ playing: false, email: 'eva@posta.sk', phone: '0905 123 456', children: ['ema'] },
      }),
    ]
    expect(plan([EMA], people)[0]).toMatchObject({
      kind: 'same',
      values: {},
      guardians: [{ id: 'eva', linked: false }],
    })
  })

  test('wrong with every reason at once, and in the words of the file', () => {
    const [row] = plan([['Nováková', null, '20l5', 'U99', '10a', 'Eva', 'tel', 'mail']])
    expect(row!.kind).toBe('wrong')
    expect(row!.problems).toEqual([
      'chýba meno alebo priezvisko',
      '„20l5“ nie je dátum (Dátum narodenia)',
      '„10a“ nie je číslo dresu od 1 do 99 (Dres)',
      '„tel“ nie je telefónne číslo (Tel. matky)',
      '„mail“ nie je e-mail (E-mail matky)',
      'kategória „U99“ v klube nie je',
    ])
  })

  test('unsure for a namesake without a birth date, and for the same row twice; a decision settles it', () => {
    const people = [known('ema', 'Nováková', 'Ema')]
    const [row] = plan([EMA], people)
    expect(row).toMatchObject({
      ...{ kind: 'unsure', likely: [{ id: 'ema', name: 'Ema Nováková' }] },
      guardians: [{ person: { firstName: 'Eva', phone: '+421 905 123 456', email: 'eva@posta.sk' } }],
    })
    expect(plan([EMA], people, new Map([[2, 'ema']]))[0]).toMatchObject({ kind: 'changed', id: 'ema' })
    expect(plan([EMA], people, new Map([[2, 'new']]))[0]).toMatchObject({ kind: 'new', id: null })
    expect(plan([EMA], people, new Map([[2, 'skip']]))[0]).toMatchObject({ kind: 'unsure' })
    const [first, second] = plan([EMA, EMA])
    expect([first!.kind, second!.kind]).toEqual(['new', 'unsure'])
    expect(second!.likely).toEqual([
      { id: null, row: 2, name: 'Ema Nováková', facts: ['rovnaký dátum narodenia', 'rovnaký zástupca'] },
    ])
  })

  test('unsure with what else is the same of a namesake, and what is not', () => {
    const values = { birthDate: '2013-01-01' }
    const ema = known('ema', 'Nováková', 'Ema', { values, email: 'ema@posta.sk', phone: '+421 903 1' })
    const eva = known('eva', 'Malá', 'Eva', { playing: false, phone: '0905123456', children: ['ema'] })
    const iva = { ...eva, id: 'iva', lastName: 'Iná', phone: null }
    const factsOf = (row: Cell[], ...people: Known[]) =>
      plan([row], [ema, ...people])[0]!.likely[0]!.facts.map((fact) => fact.replaceAll('\u00a0', ' '))
    expect(factsOf(EMA, eva)).toEqual([
      'iný dátum narodenia (v klube 1. 1. 2013)',
      'rovnaký zástupca',
      'e-mail len v klube (ema@posta.sk)',
      'telefón len v klube (+421 903 1)',
    ])
    expect(factsOf(EMA, iva)[1]).toBe('iný zástupca (v klube Eva Iná)')
    expect(factsOf(EMA)[1]).toBe('zástupca v klube chýba')
    expect(factsOf(['Nováková', 'Ema', null], eva).slice(0, 2)).toEqual([
      'dátum narodenia len v klube (1. 1. 2013)',
      'zástupca len v klube (Eva Malá)',
    ])
  })

  test('unsure for a namesake with another birth date, which may be mistyped', () => {
    const people = [known('ema', 'Nováková', 'Ema', { values: { birthDate: '2013-01-01' } })]
    expect(plan([EMA], people)[0]).toMatchObject({
      kind: 'unsure',
      likely: [{ id: 'ema', name: expect.stringMatching(/^Ema Nováková, nar\. 1\.\s1\.\s2013$/) }],
    })
    expect(plan([EMA], people, new Map([[2, 'new']]))[0]).toMatchObject({ kind: 'new', id: null })
    expect(plan([EMA], people, new Map([[2, 'ema']]))[0]).toMatchObject({
      kind: 'changed',
      values: { birthDate: '2015-03-07' },
    })
  })

  test('wrong when its card is of another player of the club, however the row is called', () => {
    const iva = known('iva', 'Malá', 'Iva', { values: { registrationNumber: 'A1', birthDate: '2015-01-01' } })
    const rows = [
      ['Priezvisko', 'Meno', 'Reg. číslo', 'E-mail'],
      ['Cudzia', 'Nová', 'A1', 'utok@posta.test'],
    ]
    const reading = { headings: rows[0]!, mapping: memberColumns.mappingOf(rows[0]!), thisYear: 2026 }
    const [row] = planOf([memberRow(rows[1]!, 2, reading)!], [iva], categories)
    expect(row).toMatchObject({ kind: 'wrong', id: null })
    expect(row!.problems[0]).toMatch(/^preukaz A1 má v\u00a0klube Iva Malá, nar\. 1\.\s1\.\s2015$/)
    // Its own row further down is still the first one that means her.
    const own = ['Malá', 'Iva', 'A1', 'iva@posta.test']
    const both = [rows[1]!, own].map((cells, at) => memberRow(cells, at + 2, reading)!)
    expect(planOf(both, [iva], categories).map(({ kind, id }) => [kind, id])).toEqual([
      ['wrong', null],
      ['changed', 'iva'],
    ])
  })

  test('wrong when the player would be born in the future', () => {
    expect(plan([['Nováková', 'Ema', '7.3.2031']])[0]!.problems[0]).toMatch(/budúcnosti/)
  })
})

describe('guardians', () => {
  test('of siblings are one person: by e-mail, or by phone and surname', () => {
    const brother: Cell[] = [
      'Novák',
      'Adam',
      '1.1.2013',
      'U13',
      9,
      'Eva Nováková',
      '0905/123456',
      'EVA@posta.sk',
    ]
    const [one, other] = plan([EMA, brother])
    expect(one!.guardians[0]!.key).toBe(other!.guardians[0]!.key)
    const without = (row: Cell[]) => [...row.slice(0, 7), null]
    const [third, fourth] = plan([without(EMA), without(brother)])
    expect(third!.guardians[0]!.key).toBe(fourth!.guardians[0]!.key)
  })

  test.each([
    ['the second', 1],
    ['the first', 0],
  ])('of siblings are one person also when %s row has no e-mail', (_, at) => {
    const adam: Cell[] = [
      'Novák',
      'Adam',
      '1.1.2013',
      'U13',
      9,
      'Eva Nováková',
      '0905/123456',
      'eva@posta.sk',
    ]
    const third: Cell[] = ['Novák', 'Ivo', '1.1.2014', 'U13', 8, 'Eva Nováková', null, 'eva@posta.sk']
    const rows = [EMA, adam].map((row, index) => (index === at ? [...row.slice(0, 7), null] : row))
    const planned = plan([...rows, third])
    expect(planned.map(({ kind }) => kind)).toEqual(['new', 'new', 'new'])
    expect(new Set(planned.map(({ guardians }) => guardians[0]!.key)).size).toBe(1)
    const shown = previewView({ rows: planned, people: [], seen: '' }, new Map())
    expect(shown.guardians).toBe(1)
    expect(shown.rows.map(({ guardians }) => guardians[0]!.sameAs)).toEqual([null, 2, 2])
    // Another person with the same phone and an e-mail of their own is somebody else.
    const jana: Cell[] = [
      'Novák',
      'Filip',
      '1.1.2012',
      'U13',
      7,
      'Jana Nováková',
      '0905/123456',
      'jana@posta.sk',
    ]
    const keys = plan([EMA, jana]).map(({ guardians }) => guardians[0]!.key)
    expect(new Set(keys).size).toBe(2)
  })

  test('of the club keep their contact, and the preview says what the file has otherwise', () => {
    const people = [
      known('eva', 'Nováková', 'Eva', { playing: false, email: 'eva@posta.sk', phone: '+421 911 000 111' }),
    ]
    const rows = plan([EMA], people)
    const [row] = previewView({ rows, people, seen: '' }, new Map()).rows
    expect(row!.guardians).toMatchObject([
      { contact: '+421 911 000 111, eva@posta.sk', other: '+421 905 123 456', isNew: false, sameAs: null },
    ])
    const same = [
      known('eva', 'Nováková', 'Eva', { playing: false, email: 'eva@posta.sk', phone: '0905 123 456' }),
    ]
    expect(
      previewView({ rows: plan([EMA], same), people: same, seen: '' }, new Map()).rows[0]!.guardians,
    ).toMatchObject([{ other: '' }])
  })

  describe('of the club who have no phone or no e-mail', () => {
    const ema = known('ema', 'Nováková', 'Ema', {
      values: { birthDate: '2015-03-07', category: 'c11', jerseyNumber: 10 },
    })
    const eva = (contact: Partial<Known>) =>
      known('eva', 'Nováková', 'Eva', { playing: false, children: ['ema'], ...contact })
    const row = (mother: string | null, phone: string | null, email: string | null): Cell[] => [
      ...['Nováková', 'Ema', '7.3.2015', 'U11', 10, mother, phone, email],
    ]
    const planned = (rows: Cell[][], contact: Partial<Known>) => {
      const people = [ema, eva(contact)]
      const made = plan(rows, people)
      const { rows: shown } = previewView({ rows: made, people, seen: '' }, new Map())
      return made.map(({ kind, problems, guardians: [first] }, at) => [
        ...[kind, problems.join(), first?.filled ?? {}, shown[at]!.guardians[0]?.other ?? ''],
      ])
    }

    test('get what their row says, and keep what they have', () => {
      expect(planned([row('Eva Nováková', '0905 123 456', 'eva@posta.sk')], {})).toEqual([
        ['changed', '', { phone: '+421 905 123 456', email: 'eva@posta.sk' }, ''],
      ])
      expect(
        planned([row('Eva Nováková', '0905 123 456', 'eva@posta.sk')], { phone: '0911 000 111' }),
      ).toEqual([['changed', '', { email: 'eva@posta.sk' }, '+421 905 123 456']])
      expect(planned([row('Eva Nováková', null, null)], {})).toEqual([['same', '', {}, '']])
    })

    test('get a phone by their e-mail, but an e-mail only by their name', () => {
      expect(planned([row(null, '0905 123 456', 'eva@posta.sk')], { email: 'Eva@posta.sk' })).toEqual([
        ['changed', '', { phone: '+421 905 123 456' }, ''],
      ])
      // The same surname and phone may be the husband's.
      expect(
        planned([row('Jozef Nováková', '0905 123 456', 'jozef@posta.sk')], { phone: '0905 123 456' }),
      ).toEqual([['same', '', {}, 'jozef@posta.sk']])
    })

    test('get it once, of the first row that is imported, and nobody else’s e-mail', () => {
      const brother: Cell[] = ['Novák', 'Adam', '1.1.2013', 'U13', 9, 'Eva Nováková']
      const [wrong, first, second] = planned(
        [
          ['Novák', 'Filip', '1.1.2013', 'U99', 8, 'Eva Nováková', '0905 999 999', 'eva@posta.sk'],
          row('Eva Nováková', '0905 123 456', null),
          [...brother, '0905 123 456', null],
        ],
        { phone: null },
      )
      expect(wrong![0]).toBe('wrong')
      expect(first).toEqual(['changed', '', { phone: '+421 905 123 456' }, ''])
      // Without an e-mail and with a phone the club did not have she is somebody new there.
      expect(second![2]).toEqual({})
      const people = [ema, eva({}), known('jan', 'Malý', 'Ján', { playing: false, email: 'jan@posta.sk' })]
      expect(plan([row('Eva Nováková', null, 'jan@posta.sk')], people)[0]).toMatchObject({
        kind: 'wrong',
        problems: [expect.stringContaining('jan@posta.sk')],
      })
    })

    test('are not filled twice by siblings, and another value of a later row is not written', () => {
      const adam = known('adam', 'Novák', 'Adam', { values: { birthDate: '2013-01-01' } })
      const people = [ema, adam, { ...eva({}), children: ['ema', 'adam'] }]
      const both = plan(
        [
          row('Eva Nováková', '0905 123 456', null),
          ['Novák', 'Adam', '1.1.2013', null, null, 'Eva Nováková', '0905 777 777', 'eva@posta.sk'],
        ],
        people,
      )
      expect(both.map(({ guardians: [first] }) => first!.filled)).toEqual([
        { phone: '+421 905 123 456' },
        { email: 'eva@posta.sk' },
      ])
      const shown = previewView({ rows: both, people, seen: '' }, new Map())
      expect(shown.rows[1]!.guardians[0]).toMatchObject({
        contact: '+421 905 123 456',
        filled: 'eva@posta.sk',
        other: '+421 905 777 777',
      })
      const { contacts } = accountsOf(both, {
        ...{ newId: () => 'x', newSymbol: () => 'x', newToken: () => 'x', usernames: new Set<string>() },
      })
      expect(contacts).toEqual(new Map([['eva', { phone: '+421 905 123 456', email: 'eva@posta.sk' }]]))
    })
  })

  test.each([
    ['Nováková Eva', 'Eva', 'Nováková', null],
    ['Eva Nováková', 'Eva', 'Nováková', null],
    ['Eva Malá', 'Eva', 'Malá', null],
    ['Eva Nováková 0911 222 333', 'Eva', 'Nováková', '+421 911 222 333'],
    ['Nováková Eva (0911/222 333)', 'Eva', 'Nováková', '+421 911 222 333'],
    ['Eva Nováková / 0911222333', 'Eva', 'Nováková', '+421 911 222 333'],
    ['Eva Nováková, eva@posta.sk', 'Eva', 'Nováková', null],
  ])(
    'written „%s“ are read with the surname and the contact beside it',
    (written, firstName, lastName, phone) => {
      const [row] = plan([[...EMA.slice(0, 5), written, null, null]])
      expect(row).toMatchObject({ kind: 'new', guardians: [{ person: { firstName, lastName, phone } }] })
      expect(row!.guardians[0]!.person.email).toBe(written.includes('@') ? 'eva@posta.sk' : null)
    },
  )

  test('whose own column says something else keep it; a name with digits is none', () => {
    const [row] = plan([[...EMA.slice(0, 5), 'Eva Nováková 0911 222 333', '0905 123 456', null]])
    expect(row!.guardians[0]!.person.phone).toBe('+421 905 123 456')
    expect(plan([[...EMA.slice(0, 5), 'Eva Nováková 2', null, null]])[0]).toMatchObject({
      kind: 'wrong',
      problems: ['„Eva Nováková 2“ nie je meno (Matka)'],
    })
    expect(plan([['Nováková', 'Ema@', ...EMA.slice(2)]])[0]).toMatchObject({
      kind: 'wrong',
      problems: ['„Ema@ Nováková“ nie je meno'],
    })
  })

  test('who are in the club are found, and linked when they were not', () => {
    const people = [
      known('eva', 'Nováková', 'Eva', { playing: false, phone: '+421 905 123 456', children: [] }),
    ]
    expect(plan([[...EMA.slice(0, 7), null]], people)[0]!.guardians).toMatchObject([
      { id: 'eva', linked: true },
    ])
  })

  test('an e-mail that is somebody else’s already is no guardian’s', () => {
    const child = known('adam', 'Iný', 'Adam', { email: 'eva@posta.sk' })
    expect(plan([EMA], [child])[0]).toMatchObject({
      kind: 'wrong',
      problems: ['e-mail zástupcu eva@posta.sk už má niekto iný'],
    })
    const coach = known('coach', 'Nováková', 'Eva', { playing: false, email: 'eva@posta.sk' })
    expect(plan([EMA], [coach])[0]!.guardians).toMatchObject([{ id: 'coach', linked: true }])
  })

  test('of other names are not one person by an e-mail that a hand has copied down', () => {
    const [first, second] = plan([
      ['Rodák', 'Tibor', '1.1.2015', 'U11', null, 'Jana Rodáková', null, 'rodaci@posta.sk'],
      ['Sýkora', 'Pavol', '2.2.2015', 'U11', null, 'Eva Sýkorová', null, 'rodaci@posta.sk'],
    ])
    expect(first).toMatchObject({ kind: 'new', problems: [] })
    expect(second).toMatchObject({
      kind: 'wrong',
      problems: [
        'e-mail zástupcu rodaci@posta.sk má v\u00a0riadku 2 Jana Rodáková; opravte e-mail alebo meno',
      ],
    })
  })

  test('without a contact are one account for each row: a namesake may be somebody else', () => {
    const named = (surname: string): Cell[] => [surname, 'Iva', '1.1.2015', 'U11', null, 'Eva Nováková']
    const [one, other] = plan([named('Malá'), named('Veľká')])
    expect(one!.guardians[0]!.key).not.toBe(other!.guardians[0]!.key)
  })

  test('are not somebody of the club with another name, whatever e-mail stands there', () => {
    const stranger = known('sona', 'Adamcová', 'Soňa', {
      playing: false,
      email: 'eva@posta.sk',
      children: ['x'],
    })
    const [row] = plan([EMA], [stranger])
    expect(row).toMatchObject({ kind: 'wrong', guardians: [] })
    expect(row!.problems[0]).toMatch(/má v\u00a0klube Soňa Adamcová/)
    const same = known('eva', 'Nováková-Malá', 'Eva', {
      playing: false,
      email: 'eva@posta.sk',
      children: ['x'],
    })
    expect(plan([EMA], [same])[0]).toMatchObject({ kind: 'new', guardians: [{ id: 'eva', linked: true }] })
  })

  test('have as many children as an account may have', () => {
    const children = Array.from({ length: 12 }, (_, at) => `c${at}`)
    const eva = known('eva', 'Nováková', 'Eva', { playing: false, email: 'eva@posta.sk', children })
    expect(plan([EMA], [eva])[0]!.problems[0]).toMatch(/viac ako 12 detí/)
  })

  test('have the plain contact that stands behind them', () => {
    const headings = ['Priezvisko', 'Meno', 'Zákonný zástupca', 'Telefón', 'E-mail']
    expect(memberColumns.mappingOf(headings).slice(2)).toEqual([
      'guardianName',
      'guardianPhone',
      'guardianEmail',
    ])
    expect(memberColumns.mappingOf(['Meno', 'Telefón', 'Rodič'])).toEqual([
      'firstName',
      'phone',
      'guardianName',
    ])
  })

  test('are not the player: an adult whose own contact stands there has none', () => {
    const eva = known('eva', 'Nováková', 'Eva', {
      ...{ email: 'eva@posta.sk', children: ['ema'], values: { birthDate: '1990-05-05', category: 'c11' } },
    })
    const own: Cell[] = ['Nováková', 'Eva', '5.5.1990', 'U11', null, 'Eva Nováková', null, 'eva@posta.sk']
    expect(plan([own], [eva])[0]).toMatchObject({ kind: 'same', id: 'eva', guardians: [] })
  })

  test('named twice in a row are linked once', () => {
    const headings: Cell[] = ['Priezvisko', 'Meno', 'Rodič', 'E-mail rodiča', 'Rodič 2', 'E-mail rodiča 2']
    const reading = { headings, mapping: memberColumns.mappingOf(headings), thisYear: 2026 }
    const row = memberRow(['Malá', 'Iva', 'Eva Malá', 'eva@m.sk', 'Eva Malá', 'eva@m.sk'], 2, reading)!
    expect(planOf([row], [], categories)[0]).toMatchObject({ guardians: [{ key: 'eva@m.sk' }], notes: [] })
  })

  test('with one e-mail of both are two: the second is kept without it, and the row says so', () => {
    const headings: Cell[] = [
      ...['Priezvisko', 'Meno', 'Rodič', 'Telefón rodiča', 'E-mail rodiča'],
      ...['Rodič 2', 'Telefón rodiča 2', 'E-mail rodiča 2'],
    ]
    const reading = { headings, mapping: memberColumns.mappingOf(headings), thisYear: 2026 }
    const both = (second: Cell, phone: Cell): PlannedRow => {
      const cells = ['Malá', 'Iva', 'Eva Malá', '0905 111 222', 'rodina@m.sk', second, phone, 'rodina@m.sk']
      return planOf([memberRow(cells, 2, reading)!], [], categories)[0]!
    }
    const row = both('Ján Malý', '0905 333 444')
    expect(row.kind).toBe('new')
    expect(row.guardians.map(({ person }) => [person.firstName, person.phone, person.email])).toEqual([
      ['Eva', '+421 905 111 222', 'rodina@m.sk'],
      ['Ján', '+421 905 333 444', null],
    ])
    expect(row.notes).toEqual([
      'druhý zástupca Ján Malý má rovnaký e-mail ako prvý zástupca (rodina@m.sk); zapíše sa bez e-mailu',
    ])
    expect(both(null, '0905 333 444')).toMatchObject({
      guardians: [{ key: 'rodina@m.sk' }],
      notes: [expect.stringContaining('jeho telefón +421 905 333 444 sa nezapíše')],
    })
  })
})

describe('a player of the club', () => {
  const EMA_HERE = known('ema', 'Nováková', 'Ema', {
    values: { birthDate: '2015-03-07', category: 'c13', secondCategory: 'c11' },
  })

  test('stays in the category the club has chosen when the file names none', () => {
    const row: Cell[] = ['Nováková', 'Ema', '7.3.2015', null, 7]
    expect(plan([row], [EMA_HERE])[0]).toMatchObject({ kind: 'changed', values: { jerseyNumber: 7 } })
    expect(plan([row], [EMA_HERE])[0]!.values).not.toHaveProperty('category')
  })

  test('cannot play for one category twice', () => {
    expect(plan([['Nováková', 'Ema', '7.3.2015', 'U11']], [EMA_HERE])[0]).toMatchObject({
      kind: 'wrong',
      problems: ['ďalšia kategória je rovnaká ako hlavná'],
    })
  })

  test('is of one row: the second one is wrong, also when the office decided so', () => {
    const rows: Cell[][] = [
      ['Nováková', 'Ema', '7.3.2015', 'U13', 7],
      ['Nováková', 'Ema', null, 'U13', 8],
    ]
    const decided: Decisions = new Map([[3, 'ema']])
    expect(plan(rows, [EMA_HERE], decided)[1]).toMatchObject({
      kind: 'wrong',
      problems: ['ten istý hráč je už v riadku 2'],
    })
  })

  test('is not who the office names but a row cannot mean', () => {
    const decided: Decisions = new Map([[2, 'adam']])
    const people = [EMA_HERE, known('adam', 'Malý', 'Adam')]
    expect(plan([['Nováková', 'Ema', null, 'U13']], people, decided)[0]!.kind).toBe('unsure')
    // Nor is one whom the row means surely made anew.
    const anew: Decisions = new Map([[2, 'new']])
    expect(plan([['Nováková', 'Ema', '7.3.2015', 'U13', 7]], people, anew)[0]!.id).toBe('ema')
  })
})

test('an empty row is no row, and rows keep their numbers', () => {
  const rows = rowsOf(EMA, [null, null], ['Malá', 'Iva'])
  expect(rows.map(({ number }) => number)).toEqual([2, 4])
})

describe('an e-mail of a child', () => {
  const HEADED = ['Priezvisko', 'Meno', 'E-mail', 'E-mail rodiča']
  const planned = (...rows: Cell[][]) => {
    const reading = { headings: HEADED, mapping: memberColumns.mappingOf(HEADED), thisYear: 2026 }
    return planOf(
      rows.flatMap((cells, at) => memberRow(cells, at + 2, reading) ?? []),
      [known('eva', 'Malá', 'Eva', { playing: false, email: 'eva@posta.sk' })],
      categories,
    )
  }

  test('that is the guardian’s is the guardian’s alone', () => {
    expect(planned(['Nová', 'Ema', 'a@posta.sk', 'A@posta.sk'])[0]).toMatchObject({ kind: 'new', values: {} })
  })

  test('of somebody else, or of another row, is refused with what to do', () => {
    const [one, two, three] = planned(
      ['Nová', 'Ema', 'eva@posta.sk'],
      ['Malá', 'Iva', 'x@posta.sk'],
      ['Malý', 'Ivo', 'x@posta.sk'],
    )
    expect([one!.kind, two!.kind, three!.kind]).toEqual(['wrong', 'new', 'wrong'])
    expect(three!.problems[0]).toMatch(/označte stĺpec ako „E-mail zástupcu“/)
  })
})

describe('the accounts of a plan', () => {
  const sources = () => {
    let count = 0
    const next = (word: string) => () => `${word}${(count += 1)}`
    return {
      newId: next('id'),
      newSymbol: next('symbol'),
      newToken: next('token'),
      usernames: new Set(['ema.novakova']),
    }
  }
  const brother: Cell[] = ['Novák', 'Adam', '1.1.2013', 'U13', 9, 'Eva Nováková', null, 'eva@posta.sk']

  test('are a player for each row and one guardian for siblings, with what the first row with it says', () => {
    const { players, guardians, links } = accountsOf(plan([brother, EMA]), sources())
    expect(players.map(({ username }) => username)).toEqual(['adam.novak', 'ema.novakova2'])
    expect(players[1]).toMatchObject({
      name: 'Ema Nováková',
      searchName: 'ema novakova ema',
      jerseyNumber: 10,
    })
    expect(guardians).toHaveLength(1)
    expect(guardians[0]).toMatchObject({ email: 'eva@posta.sk', phone: '+421 905 123 456', playing: false })
    expect(guardians[0]!.children.map(({ player }) => player)).toEqual(players.map(({ id }) => id))
    expect(links.size).toBe(0)
    expect(new Set(players.map(({ variableSymbol }) => variableSymbol)).size).toBe(2)
  })

  test('of the club get the children they did not have, and nobody is made twice', () => {
    const people = [known('eva', 'Nováková', 'Eva', { playing: false, email: 'eva@posta.sk', children: [] })]
    const { players, guardians, links } = accountsOf(plan([EMA, brother], people), sources())
    expect(guardians).toEqual([])
    expect(links.get('eva')!.map(({ player }) => player)).toEqual(players.map(({ id }) => id))
  })

  test('are none of rows that are wrong, unsure or the same', () => {
    const people = [known('ema', 'Nováková', 'Ema')]
    const rows = plan([EMA, ['x', null]], people)
    const { players, guardians } = accountsOf(rows, sources())
    expect(previewView({ rows, people, seen: '' }, new Map()).guardians).toBe(0)
    expect([players, guardians]).toEqual([[], []])
  })
})

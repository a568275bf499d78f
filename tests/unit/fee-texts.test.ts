import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  FEE_TEXT,
  FEE_TEXT_KINDS,
  feeTextProblem,
  filledForAll,
  filledText,
  isPersonal,
} from '@/features/club/fee-texts/rules'
import { overdueWords, owedByPlayer, receivedByPlayer } from '@/features/notifications/fee-notices/rules'

import {
  familiesRead,
  feeMessages,
  listedPeriods,
  textsFor,
  textValues,
  toldOf,
  withText,
} from '@/features/notifications/told-families/rules'
import { BODY_MAX } from '@/features/notifications/rules'

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('a club’s text about fees', () => {
  const values = {
    ...{ meno: 'Ján Novák', suma: '30,00 €', splatnosť: '15. 11. 2026' },
    ...{ obdobie: 'november 2026', symbol: '1000000017' },
  }

  test('is filled, its placeholders also without accents, with capitals and spaces', () => {
    expect(filledText(' {meno}: {suma} do {splatnosť}, {obdobie}, VS {symbol} ', values)).toBe(
      'Ján Novák: 30,00 € do 15. 11. 2026, november 2026, VS 1000000017',
    )
    expect(filledText('{ Splatnost } {SUMA}', values)).toBe('15. 11. 2026 30,00 €')
  })

  test('a missing value leaves no space before a comma, and the lines stay', () => {
    expect(filledText('Platba {symbol}, ďakujeme.\nKlub', { symbol: '' })).toBe('Platba, ďakujeme.\nKlub')
  })

  test('a value is never read as a placeholder, and stays in its line', () => {
    expect(filledText('{meno}!', { meno: '{suma}\n<b>Ján</b>', suma: 'x' })).toBe('{suma} <b>Ján</b>!')
    expect(filledText('{meno} {suma}', { meno: '$& $1', suma: '2' })).toBe('$& $1 2')
  })

  test.each([
    ['overdue', '', undefined],
    ['overdue', '   ', undefined],
    ['overdue', 'Zaplaťte {suma}, prosím.', undefined],
    ['overdue', 'Ahoj', /aspoň 5 znakov/],
    ['overdue', 'a'.repeat(FEE_TEXT.most + 1), /najviac 500 znakov/],
    ['overdue', 'a\n'.repeat(FEE_TEXT.lines) + 'koniec', /najviac 8 riadkov/],
    [
      'overdue',
      'Dobrý deň {priezvisko}',
      /Značku \{priezvisko\} nepoznáme\. Použite \{meno\}, .* a \{symbol\}\./,
    ],
    ['dueSoon', 'Dobrý deň {}', /Značku \{\} nepoznáme/],
    ['dueSoon', 'Zaplaťte {suma', /nemá svoju druhú/],
    ['dueSoon', 'Zaplaťte {{suma}}', /nemá svoju druhú/],
    ['dueSoon', 'Splatné {splatnosť}', undefined],
    ['paid', 'Bolo splatné {splatnosť}', /zaplatené už nemá splatnosť/],
    ['paid', 'Ďakujeme za {suma}', undefined],
  ] as const)('%s: „%s“', (kind, text, problem) => {
    const found = feeTextProblem(kind, text)
    if (problem) expect(spaced(found ?? '')).toMatch(problem)
    else expect(found).toBeUndefined()
  })

  test('what is accepted leaves no placeholder behind', () => {
    const piece = fc.constantFrom(
      '{meno}',
      '{suma}',
      '{',
      '}',
      '{x}',
      'text',
      ' ',
      '{Obdobie}',
      '\n',
      '{{',
      '$1',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...FEE_TEXT_KINDS), (pieces, kind) => {
        const text = pieces.join('')
        if (feeTextProblem(kind, text)) return
        expect(filledText(text, values)).not.toMatch(/[{}]/)
        expect(isPersonal(text)).toBe(/\{/.test(text))
      }),
    )
  })

  test('stands behind the program’s own words; without one they are as they were', () => {
    const words = overdueWords()
    expect(withText(words, '')).toEqual(words)
    expect(withText(words, 'Vďaka.')).toEqual({ title: words.title, body: `${words.body}\n\nVďaka.` })
  })
})

describe('what its placeholders stand for', () => {
  test('a player’s debts together: the sum, the first due day, the periods in their order', () => {
    const fee = (player: string, owed: number, period: string, dueDate: string) => ({
      ...{ player, owed, period, dueDate },
    })
    const [jan, eva] = owedByPlayer([
      fee('jan', 3000, '2026-10', '2026-10-15'),
      fee('eva', 1200, '2026/27', '2026-12-01'),
      fee('jan', 1500, '2026-09', '2026-09-15'),
    ])
    const values = textValues(jan!, { name: 'Ján', symbol: '17' })
    expect(Object.values(values).map(spaced)).toEqual([
      ...['Ján', '45,00 €', '15. 9. 2026', 'september 2026 a október 2026', '17'],
    ])
    expect(eva).toMatchObject({ amount: 1200, periods: ['2026/27'] })
  })

  test('many periods are not all named, none is credit', () => {
    expect(spaced(listedPeriods(['2026-09', '2026-10', '2026-11', '2026-12', '2026-09']))).toBe(
      'september 2026, október 2026, november 2026 a ďalšie',
    )
    expect(listedPeriods([])).toBe('preplatok')
  })

  test('of a payment each player has what paid their own fees, the first also what is left over', () => {
    const fees = new Map([
      ['a', { player: 'jan', period: '2026-10' }],
      ['b', { player: 'eva', period: '2026-11' }],
    ])
    const allocations = [
      { fee: 'a', amount: 3000 },
      { fee: 'b', amount: 1500 },
    ]
    expect(receivedByPlayer([{ amount: 5000, players: ['jan', 'eva'], allocations }], fees)).toEqual([
      { player: 'jan', amount: 3500, periods: ['2026-10'] },
      { player: 'eva', amount: 1500, periods: ['2026-11'] },
    ])
    const siblings = [{ amount: 1500, players: ['jan', 'eva'], allocations: allocations.slice(1) }]
    expect(receivedByPlayer(siblings, fees)[0]).toEqual({ player: 'jan', amount: 0, periods: [] })
  })
})

describe('what is said of several children at once', () => {
  const child = (meno: string, suma = '30,00 €') => ({ meno, suma, symbol: meno.length.toString() })

  test('is the club’s text once, with its lines about a child for each', () => {
    const both = [child('Adam'), child('Ema', '15,00 €')]
    expect(filledForAll('Milí rodičia,\nza {meno} {suma}.\n\nVáš klub', both)).toBe(
      'Milí rodičia,\nza Adam 30,00 €.\nza Ema 15,00 €.\n\nVáš klub',
    )
    expect(filledForAll('{meno}\n{suma}', both)).toBe('Adam\n30,00 €\n\nEma\n15,00 €')
    expect(filledForAll('Chýba {suma}.', [child('Adam'), child('Ema')])).toBe('Chýba 30,00 €.')
    expect(filledForAll('Za {\nmeno} dva razy', both)).toBe('Za Adam dva razy\n\nZa Ema dva razy')
    expect(filledForAll('Bez značiek', both)).toBe('Bez značiek')
  })

  test('of one child is what the text says of one', () => {
    fc.assert(
      fc.property(fc.constantFrom('{meno}', 'x\n {meno} , {suma}\n y ', ' a '), (text) => {
        expect(filledForAll(text, [child('Adam')])).toBe(filledText(text, child('Adam')))
      }),
    )
  })

  test('of many children is cut into messages that hold each whole', () => {
    const body = 'Slová programu.'
    const text = `Milí,\n{meno} ${'x'.repeat(480)}\nklub`
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const all = Array.from({ length: count }, (_, at) => child(`Hráč${at}.`))
        const texts = textsFor({ body, text }, all)
        for (const one of texts)
          expect(withText({ title: '', body }, one).body.length).toBeLessThanOrEqual(BODY_MAX)
        for (const { meno } of all) expect(texts.filter((one) => one.includes(meno))).toHaveLength(1)
        expect(texts).toHaveLength(Math.ceil(count / 4))
      }),
    )
  })

  test('reaches nobody who does not read for each of them, and each child’s readers', () => {
    const person = fc.constantFrom('a', 'b', 'c', 'p1', 'p2')
    const players = fc.array(fc.uniqueArray(person, { maxLength: 3 }), { maxLength: 6 })
    fc.assert(
      fc.property(players, (lists) => {
        const read = lists.map((readers, at) => ({ player: `k${at}`, addressed: [`k${at}`], readers }))
        const families = familiesRead(read, new Set(['p1', 'p2']))
        expect(families.flatMap((family) => family.players).sort()).toEqual(
          read.map(({ player }) => player).sort(),
        )
        for (const { players: told, addressed } of families) {
          if (told.length === 1) expect(addressed).toEqual(told)
          else
            for (const player of told) {
              const { readers } = read.find((one) => one.player === player)!
              expect([...addressed].sort()).toEqual([...readers].sort())
              expect(readers.some((reader) => reader.startsWith('p'))).toBe(false)
            }
        }
      }),
    )
  })

  test('is left out for who is not told now', () => {
    const families = [
      { players: ['a', 'b'], addressed: ['g'] },
      { players: ['c'], addressed: ['c'] },
    ]
    const told = toldOf([{ text: 't', families }], new Set(['c']))
    expect(feeMessages(overdueWords(), told, null).map(({ audience }) => audience.users)).toEqual([['c']])
  })
})

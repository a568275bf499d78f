import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  checkDigit,
  freeUsername,
  fullName,
  isVariableSymbol,
  normalPhone,
  usernameBase,
  variableSymbolOf,
} from '@/features/users/rules'
import { isWithinTrial, longestTrial, splitName, trialEnd } from '@/features/users/trials/rules'
import { isId } from '@/lib/ids'
import { isPassword, PASSWORD_RULES } from '@/lib/password'

const seed = 20261121

describe('a password', () => {
  const broken = (password: string) =>
    PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.key as string)

  test.each([
    ['Ab1!x', ['length']],
    [`Ab1!${'x'.repeat(61)}`, ['length']],
    ['Abcdef!', ['digit']],
    ['ABCDE1!', ['lower']],
    ['abcde1!', ['upper']],
    ['Abcdef1', ['special']],
    ['Abcdef1§', ['special']],
    ['', ['length', 'digit', 'lower', 'upper', 'special']],
  ])('the password %p is refused for %p', (password, keys) => {
    expect(broken(password)).toEqual(keys)
    expect(isPassword(password)).toBe(false)
  })

  test.each([null, undefined, 123456, ['Ab1!xx'], {}])('%p is not a password', (value) =>
    expect(isPassword(value)).toBe(false),
  )

  test.each(['Ab1!xx', 'Ľúbim7?', 'Žltý-kôň-9', `Ab1!${'x'.repeat(60)}`, 'Heslo 1.', 'aB3~😀😀'])(
    'the password %p is accepted',
    (password) => expect(isPassword(password)).toBe(true),
  )

  test('the length of a password counts characters as a person does, not halves of them', () => {
    expect(broken('Ab1!😀')).toEqual(['length'])
    expect(broken('Ab1!😀😀')).toEqual([])
  })

  test('every sign of the first Unicode plane that is no letter, digit or space is special', () => {
    for (let code = 33; code < 127; code += 1) {
      const sign = String.fromCharCode(code)
      expect([sign, isPassword(`Abcd12${sign}`)]).toEqual([sign, !/[A-Za-z0-9]/.test(sign)])
    }
  })
})

test.each([
  [{ firstName: 'Jakub', lastName: 'Ľalík' }, 'jakub.lalik'],
  [{ firstName: ' Anna Mária ', lastName: 'Kováčová-Žáková' }, 'annamaria.kovacovazakova'],
  [{ firstName: 'Ľ', lastName: null }, 'l'],
  [{ firstName: '李', lastName: '' }, 'ucet'],
  [{}, 'ucet'],
])('the sign-in name of %p is %s', (person, name) => expect(usernameBase(person)).toBe(name))

test('a sign-in name is never given twice', () => {
  expect(freeUsername('jakub.lalik', new Set())).toBe('jakub.lalik')
  expect(freeUsername('jakub.lalik', new Set(['jakub.lalik']))).toBe('jakub.lalik2')
  expect(freeUsername('jakub.lalik', new Set(['jakub.lalik', 'jakub.lalik2', 'jakub.lalik4']))).toBe(
    'jakub.lalik3',
  )
})

test('a name with a missing half has no stray space', () => {
  expect(fullName({ firstName: ' Jana ', lastName: '' })).toBe('Jana')
  expect(fullName({ firstName: null, lastName: 'Ľalíková' })).toBe('Ľalíková')
})

describe('a variable symbol', () => {
  const symbol = fc.integer({ min: 0, max: 8_999_999 }).map(variableSymbolOf)

  test.each(['', '1', '12345678901', '1234 5679', '+1234567', '１２３４'])(
    '%p is not a variable symbol',
    (text) => expect(isVariableSymbol(text)).toBe(false),
  )

  test('the check digit of a variable symbol is the one of ISO 7064 MOD 11,10', () => {
    // The standard's own example: 0794 with check digit 5.
    expect(checkDigit('0794')).toBe(5)
  })

  test('a variable symbol has eight digits and is one of ours', () => {
    fc.assert(
      fc.property(symbol, (text) => {
        expect(text).toMatch(/^\d{8}$/)
        expect(isVariableSymbol(text)).toBe(true)
      }),
      { seed },
    )
  })

  test('a variable symbol with one digit mistyped is nobody’s', () => {
    fc.assert(
      fc.property(symbol, fc.nat(7), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const wrong = (Number(text[at]) + by) % 10
        expect(isVariableSymbol(`${text.slice(0, at)}${wrong}${text.slice(at + 1)}`)).toBe(false)
      }),
      { numRuns: 2000, seed },
    )
  })

  test('a variable symbol with two neighbours swapped is hardly ever somebody’s', () => {
    let [slipped, tried] = [0, 0]
    for (let number = 0; number < 20_000; number += 7) {
      const text = variableSymbolOf(number * 449)
      for (let at = 0; at < 7; at += 1) {
        if (text[at] === text[at + 1]) continue
        tried += 1
        if (isVariableSymbol(`${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`))
          slipped += 1
      }
    }
    expect(slipped / tried).toBeLessThan(0.03)
  })

  test('two members never share a variable symbol', () => {
    const symbols = new Set(Array.from({ length: 5000 }, (_, number) => variableSymbolOf(number)))
    expect(symbols.size).toBe(5000)
  })
})

test.each(['', '123', 'zavolajte', '0905 123', '+421', '++421905123456', '0905123456789012345'])(
  '%p is refused as a telephone number',
  (typed) => expect(normalPhone(typed)).toBeUndefined(),
)

test.each([
  ['0905 123 456', '+421 905 123 456'],
  ['0905/123-456', '+421 905 123 456'],
  ['00421905123456', '+421 905 123 456'],
  ['+420 601 123 456', '+420601123456'],
])('the telephone number %p is stored as %p', (typed, normal) => expect(normalPhone(typed)).toBe(normal))

test.each([
  '',
  'null',
  '1',
  '00000000-0000-0000-0000-000000000000',
  '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301 ',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301\n',
  "3f2504e0-4f89-41d3-9a0c-0305e82c330'",
  { equals: 1 },
  null,
])('%p cannot be an id', (value) => expect(isId(value)).toBe(false))

test('a new UUID can be an id', () => {
  fc.assert(
    fc.property(fc.uuid({ version: [4, 7] }), (id) => expect(isId(id)).toBe(true)),
    { seed },
  )
})

describe('a child on trial', () => {
  test.each([
    ['Matúš Kováčik', 'Matúš', 'Kováčik'],
    ['  Anna   Mária Nová ', 'Anna Mária', 'Nová'],
    ['Oliver', 'Oliver', '–'],
    ['', '–', '–'],
  ])('the name „%s“ is „%s“ and „%s“', (line, firstName, lastName) => {
    expect(splitName(line)).toEqual({ firstName, lastName })
  })

  test('very long names fit their columns', () => {
    const { firstName, lastName } = splitName(`${'a'.repeat(70)} ${'b'.repeat(70)}`)
    expect([firstName.length, lastName.length]).toEqual([60, 60])
  })

  test.each([
    ['a training on the last day', 0, '2026-12-09', true],
    ['a training a day later', 0, '2026-12-10', false],
    ['a tournament', 1, '2026-12-01', false],
    ['a match', 2, '2026-12-01', false],
  ])('comes to %s: type %i on %s, %s', (_what, type, day, comes) => {
    expect(isWithinTrial('2026-12-09', { type, day })).toBe(comes)
    expect(isWithinTrial(null, { type, day })).toBe(true)
  })

  test('the trial lasts fourteen days and is prolonged by as many', () => {
    expect([trialEnd('2026-11-25'), longestTrial('2026-11-25')]).toEqual(['2026-12-09', '2026-12-23'])
  })
})

import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sortKey } from '@/lib/sort-key'
import { bindPrepositions, fold, slugify, visible } from '@/lib/text'

const slovak = new Intl.Collator('sk')
const byKey = (a: string, b: string): number =>
  sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0
const NAME_LETTERS = [..."aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzžěřůöüőűłâ-'."]

test.each([
  ['Cibula', 'Čierny'],
  ['Čierny', 'Dudáš'],
  ['Hudák', 'Chovan'],
  ['Chovan', 'Ivan'],
  ['Čech', 'Čierny'],
  ['Lalik', 'Ľalík'],
  ['Ľalík', 'Lalko'],
  ['Oravec', 'Ôsmy'],
  ['Sabo', 'Šabo'],
  ['Zeman', 'Žák'],
  ['Mak', 'Mäsiar'],
  ['Ľalík Jakub', 'Ľalíková Ema'],
])('the name %s stands before %s', (first, second) => {
  expect(byKey(first, second)).toBe(-1)
  expect(Math.sign(slovak.compare(first, second))).toBe(-1)
})

test('any two names stand as a Slovak dictionary has them', () => {
  const word = fc
    .array(fc.constantFrom(...NAME_LETTERS), { minLength: 1, maxLength: 6 })
    .map((l) => l.join(''))
  const name = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect({ a, b, order: byKey(a, b) }).toEqual({ a, b, order: Math.sign(slovak.compare(a, b)) })
    }),
    { numRuns: 20_000, seed: 20261121 },
  )
})

test('a capital letter does not move a name', () => {
  expect(sortKey('ĽALÍK')).toBe(sortKey('ľalík'))
})

test('a name typed in decomposed letters stands where the composed one does', () => {
  expect(sortKey('Ľalík'.normalize('NFD'))).toBe(sortKey('Ľalík'))
})

test('a letter of another alphabet stands after ž and never breaks the key', () => {
  expect(byKey('Žák', 'Ωmega')).toBe(-1)
})

test.each([
  ['Lalik', 'Ľalík'],
  ['chovan', 'CHOVAN'],
  ['kovacova', 'Kováčová'],
  ['o neil', ' O  Neil '],
])('a search for "%s" finds "%s"', (typed, name) => {
  expect(fold(name)).toBe(fold(typed))
})

test('an address made of a title loses the diacritics and keeps the words', () => {
  expect(slugify('Začíname zimnú prípravu')).toBe('zaciname-zimnu-pripravu')
})

test('a title of signs alone makes no address', () => {
  expect(slugify('… – !')).toBe('')
})

test('an address made of a title never begins or ends with a hyphen and has at most 80 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (title) => {
      expect(slugify(title)).toMatch(/^$|^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/)
    }),
    { seed: 20261121 },
  )
})

test.each([
  ['Zápas v sobotu a v nedeľu', 'Zápas v\u00a0sobotu a\u00a0v\u00a0nedeľu'],
  ['V hale („s loptou“) o 17:00', 'V\u00a0hale („s\u00a0loptou“) o\u00a017:00'],
  ['Kto, u koho, aj čo', 'Kto, u\u00a0koho, aj čo'],
  ['pás a', 'pás a'],
])('„%s“ leaves no one-letter word at the end of a line', (typed, set) => {
  expect(bindPrepositions(typed)).toBe(set)
})

test.each([
  ['  Žofia\u200b Malá ', 'Žofia\u200b Malá'],
  ['👍🏽', '👍🏽'],
  ['\u200b\u200d\ufeff', ''],
  ['\u3164 \u2800', ''],
  ['\u0301', ''],
  ['\u00a0', ''],
])('of %j %j is seen', (text, seen) => {
  expect(visible(text)).toBe(seen)
})

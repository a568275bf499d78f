/** Without diacritics, lower case, single spaces: the folded key in which "Lalik" finds "Ľalík". */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A part of an address made of a title: "Začíname zimnú prípravu" → "zaciname-zimnu-pripravu". At most 80 characters. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

const ALPHABET = [
  '',
  ' ',
  '-',
  ...'0123456789',
  'a',
  'á',
  'ä',
  'b',
  'c',
  'č',
  'd',
  'ď',
  'e',
  'é',
  'ě',
  'f',
  'g',
  'h',
  'ch',
  'i',
  'í',
]
  .concat([
    'j',
    'k',
    'l',
    'ĺ',
    'ľ',
    'm',
    'n',
    'ň',
    'o',
    'ó',
    'ô',
    'ö',
    'p',
    'q',
    'r',
    'ŕ',
    'ř',
    's',
    'š',
    't',
    'ť',
    'u',
    'ú',
    'ů',
    'ü',
  ])
  .concat(['v', 'w', 'x', 'y', 'ý', 'z', 'ž'])
/** Letters that order as their base letter, the mark deciding only between otherwise equal words (STN 97 6030). */
const SAME_AS: Record<string, string> = {
  á: 'a',
  ď: 'd',
  é: 'e',
  ě: 'e',
  í: 'i',
  ĺ: 'l',
  ľ: 'l',
  ň: 'n',
  ó: 'o',
  ö: 'o',
  ŕ: 'r',
  ř: 'r',
  ť: 't',
  ú: 'u',
  ů: 'u',
  ü: 'u',
  ý: 'y',
}
const CODE = new Map(ALPHABET.map((letter, index) => [letter, index.toString(36).padStart(2, '0')]))

/**
 * A key that sorts by code point as a Slovak sorts by eye, on any database: č after c, ch after h, ľ with l.
 * Unknown letters sort after z.
 */
export const sortKey = (text: string): string => {
  const letters = text.normalize('NFC').toLowerCase().trim().match(/ch|./gsu) ?? []
  const primary = letters.map((letter) => CODE.get(SAME_AS[letter] ?? letter) ?? 'zz').join('')
  const marks = letters.map((letter) => (letter in SAME_AS ? '1' : '0')).join('')
  return `${primary}!${marks}`
}

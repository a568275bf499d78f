// Apart from the other texts: only the server sorts by it, and its table of letters would be in every form's script.

/** The letters in Slovak order; any other letter sorts as its base letter (STN 97 6030). */
const PLACES = [..." -,.'’0123456789aäbcčdefgh", 'ch', ...'ijklmnoôpqrřsštuvwxyzž']
/** Diacritics decide only between otherwise equal texts, in this order: none, á à ă â ě ů ü ő ł. */
const MARKS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0335'
const CODE = new Map(PLACES.map((letter, index) => [letter, index.toString(36).padStart(2, '0')]))

const placeAndMark = (letter: string): [place: string, mark: string] => {
  const own = CODE.get(letter)
  if (own) return [own, '0']
  const [base = '', mark = ''] = letter === 'ł' ? ['l', '\u0335'] : letter.normalize('NFD')
  return [CODE.get(base) ?? 'zz', String(MARKS.indexOf(mark) + 1)]
}

/**
 * A key that sorts by code point as a Slovak sorts by eye, on any database: č after c, ch after h, ľ with l.
 * Unknown letters sort after z.
 */
export const sortKey = (text: string): string => {
  const letters = text.normalize('NFC').toLowerCase().trim().match(/ch|./gsu) ?? []
  const placed = letters.map(placeAndMark)
  return `${placed.map(([place]) => place).join('')}!${placed.map(([, mark]) => mark).join('')}`
}

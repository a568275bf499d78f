import type { Cell } from '@/lib/read-table'
import type { Read } from '@/lib/read-day'
import { fold } from '@/lib/text'
import { POSITIONS, type RELATIONS } from '@/features/users/labels'
import { normalPhone } from '@/features/users/rules'

const TITLES = /^(?:ing|mgr|bc|mudr|judr|phdr|rndr|paeddr|doc|prof|dr|mvdr|phd|csc|mba|arch|art)\.?$/i
const isUpper = (word: string): boolean =>
  word.length > 1 && word === word.toLocaleUpperCase('sk') && /\p{L}/u.test(word)
/** NOVÁKOVÁ is written Nováková; what has small letters stays as it is. */
export const inCase = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      isUpper(word)
        ? word.replace(/\p{L}+/gu, (part) => part[0]! + part.slice(1).toLocaleLowerCase('sk'))
        : word,
    )
    .join(' ')

/** A whole name without titles as first name and surname. The surname is the word in capitals, else the last or the first one. */
export function splitName(
  cell: Cell,
  order: 'first' | 'last' = 'first',
): { firstName: string; lastName: string } | undefined {
  const words = String(cell ?? '')
    .replace(/,/g, ' ')
    .split(/\s+/)
    .filter((word) => word && !TITLES.test(word))
  if (words.length < 2) return undefined
  const capitals = words.filter(isUpper)
  if (capitals.length > 0 && capitals.length < words.length)
    return {
      firstName: words.filter((word) => !isUpper(word)).join(' '),
      lastName: capitals.map(inCase).join(' '),
    }
  const cased = words.map(inCase)
  return order === 'first'
    ? { firstName: cased.slice(0, -1).join(' '), lastName: cased.at(-1)! }
    : { firstName: cased.slice(1).join(' '), lastName: cased[0]! }
}

/** What else than a name people write into its cell: „Fero Mrkvička 0905 222 333“, „Eva Malá, eva@posta.test“. */
export function splitContact(cell: Cell): { name: string; phone: string | null; email: string | null } {
  let name = String(cell ?? '')
  const taken = (pattern: RegExp): string | null => {
    const found = pattern.exec(name)?.[0] ?? null
    if (found) name = name.replace(found, ' ')
    return found
  }
  const email = taken(/[^\s,;()]+@[^\s,;()]+/)
  const phone = taken(/\+?\d[\d\s/.-]{7,}\d/)
  return { name: name.replace(/[\s,;:()/|-]+$/, '').trim(), phone, email }
}

/** Whether a text cannot be of a name: digits, or an e-mail. */
export const isNoName = (text: string): boolean => /[\d@]/.test(text)

/** The surname without what the other sex has at its end: „Mrkvička“ and „Mrkvičková“, „Hudec“ and „Hudcová“. */
const surnameStem = (surname: string): string =>
  fold(surname)
    .replace(/(?:ova|[aeoy])$/, '')
    .replace(/e([^aeiouy])$/, '$1')

/** Whether a surname is of the same family, in either sex. */
export const isSameFamily = (one: string, other: string): boolean => surnameStem(one) === surnameStem(other)

/** A phone with the Slovak prefix where none is given; a number that lost its leading zero in a spreadsheet has it again. */
export function readPhone(cell: Cell): Read<string | null> {
  if (cell === null) return { value: null }
  const text = String(cell)
  const [first = ''] = text.split(/[,;]|\s\/\s/)
  const digits = first.replace(/[\s()/.-]/g, '')
  const value = normalPhone(
    /^9\d{8}$/.test(digits) ? `0${digits}` : /^421\d{9}$/.test(digits) ? `+${digits}` : first,
  )
  return value ? { value } : { problem: `„${text}“ nie je telefónne číslo` }
}

/** An e-mail in lower case; of several the first. */
export function readEmail(cell: Cell): Read<string | null> {
  if (cell === null) return { value: null }
  const [first = ''] = String(cell).split(/[\s,;]+/)
  const value = first.replace(/^mailto:/i, '').toLowerCase()
  return value.length <= 254 &&
    /^[\p{L}\d][\p{L}\d._%+'-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,}$/u.test(value)
    ? { value }
    : { problem: `„${String(cell)}“ nie je e-mail` }
}

/** The key of the word, also of its beginning: „brank.“ is a goalkeeper, „otec“ and „O“ are not the same. */
const keyByWord = <Key extends string>(words: Record<Key, string>, text: string): Key | undefined => {
  const typed = fold(text).replace(/\.$/, '')
  return (Object.keys(words) as Key[]).find((key) => {
    const word = fold(words[key])
    return word === typed || (typed.length >= 3 && word.startsWith(typed))
  })
}

/** A player's position by its Slovak word. */
export function readPosition(cell: Cell): Read<keyof typeof POSITIONS | null> {
  if (cell === null) return { value: null }
  const value = keyByWord(POSITIONS, String(cell))
  return value
    ? { value }
    : { problem: `„${String(cell)}“ nie je post (${Object.values(POSITIONS).join(', ')})` }
}

/** How a guardian is related; what is neither mother nor father is „iný“. */
export function readRelation(cell: Cell): keyof typeof RELATIONS {
  const text = fold(String(cell ?? ''))
  if (/^(mat|mam)/.test(text)) return 'mother'
  return /^(ot|tat)/.test(text) ? 'father' : 'other'
}

/** A whole number from 1 to 99 on a shirt. */
export function readJersey(cell: Cell): Read<number | null> {
  if (cell === null) return { value: null }
  const value = Number(cell)
  return Number.isInteger(value) && value >= 1 && value <= 99
    ? { value }
    : { problem: `„${String(cell)}“ nie je číslo dresu od 1 do 99` }
}

import { fold } from './text'

/** The rules of a password, shown as a list while it is typed. Lengths count code points. */
export const PASSWORD_RULES = [
  {
    key: 'length',
    text: '6 až 64 znakov',
    holds: (password: string) => [...password].length >= 6 && [...password].length <= 64,
  },
  { key: 'digit', text: 'aspoň jedna číslica', holds: (password: string) => /\d/.test(password) },
  { key: 'lower', text: 'aspoň jedno malé písmeno', holds: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'upper', text: 'aspoň jedno veľké písmeno', holds: (password: string) => /\p{Lu}/u.test(password) },
  {
    key: 'special',
    text: 'aspoň jeden špeciálny znak (napr.\u00a0!\u00a0?\u00a0.\u00a0,\u00a0-)',
    holds: (password: string) => /[!-/:-@[-`{-~]/.test(password),
  },
] as const

/** The whole rule in one sentence, for a refusal. */
export const PASSWORD_SENTENCE =
  'Heslo musí mať 6 až 64 znakov a\u00a0obsahovať aspoň jednu číslicu, jedno malé písmeno, jedno veľké písmeno a\u00a0jeden špeciálny znak.'

/** Whether a password meets the whole rule. */
export const isPassword = (password: unknown): password is string =>
  typeof password === 'string' && PASSWORD_RULES.every((rule) => rule.holds(password))

/** Words common in passwords, without diacritics and case, after digits were replaced by the letters they resemble. */
const COMMON = [
  'heslo',
  'password',
  'passw',
  'qwert',
  'asdf',
  'yxcv',
  'admin',
  'futbal',
  'football',
  'slovan',
  'slovensko',
  'vitaj',
  'welcome',
  'letmein',
  'milujem',
  'dragon',
  'monkey',
  'abc',
  'leto',
  'zima',
  'jesen',
]
const RESEMBLING: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/** Whether a password is a common word with a few digits and signs around it. It is warned of, not refused. */
export const isCommonPassword = (password: string): boolean => {
  const plain = fold(password)
  const read = plain.replace(/[01345@$]/g, (sign) => RESEMBLING[sign] ?? sign)
  const only = (text: string): string => text.replace(/[^a-z]/g, '')
  return (
    COMMON.includes(only(plain)) ||
    COMMON.some((word) => read.startsWith(word) && read.length <= word.length + 6)
  )
}

/** The warning beside the rules, which such a password meets. */
export const COMMON_PASSWORD_WARNING = 'Takéto heslo sa dá ľahko uhádnuť. Zvážte menej bežné slová.'

import { fold } from './text'

/** The password rule of the specification §5, as a live list shows it. Lengths count code points. */
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
  'Heslo musí mať 6 až 64 znakov a obsahovať aspoň jednu číslicu, jedno malé písmeno, jedno veľké písmeno a jeden špeciálny znak.'

/** Whether a password meets the whole rule. */
export const isPassword = (password: unknown): password is string =>
  typeof password === 'string' && PASSWORD_RULES.every((rule) => rule.holds(password))

/** Words people make passwords of, without marks and case, as they read once digits stand for the letters they resemble. */
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

/** Whether a password is one of those tried first: a common word with a few digits and signs around it. Only warned of. */
export const isCommonPassword = (password: string): boolean => {
  const plain = fold(password)
  const read = plain.replace(/[01345@$]/g, (sign) => RESEMBLING[sign] ?? sign)
  const only = (text: string): string => text.replace(/[^a-z]/g, '')
  return (
    COMMON.includes(only(plain)) ||
    COMMON.some((word) => read.startsWith(word) && read.length <= word.length + 6)
  )
}

/** Said beside the rule, which such a password meets all the same. */
export const COMMON_PASSWORD_WARNING = 'Takéto heslo sa dá ľahko uhádnuť. Zvážte menej bežné slová.'

/** The club's own texts about fees: added to the two reminders, and to what confirms a payment. */
export const FEE_TEXT_KINDS = ['dueSoon', 'overdue', 'paid'] as const
export type FeeTextKind = (typeof FEE_TEXT_KINDS)[number]
/** The texts by kind; empty where the club has written none. */
export type FeeTexts = Record<FeeTextKind, string>

/** Characters and lines of a text: at the end of a message, and on one page of a confirmation. */
export const FEE_TEXT = { least: 5, most: 500, lines: 8 } as const

/** What each placeholder stands for, as the form says it. */
export const FEE_PLACEHOLDERS = {
  meno: 'meno hráča',
  suma: 'koľko treba zaplatiť, pri potvrdení koľko prišlo',
  splatnosť: 'najstarší deň splatnosti',
  obdobie: 'za aké obdobie',
  symbol: 'variabilný symbol hráča',
} as const
export type FeePlaceholder = keyof typeof FEE_PLACEHOLDERS
/** What the placeholders of one message are filled with. */
export type FeeTextValues = Partial<Record<FeePlaceholder, string>>

const ALL = Object.keys(FEE_PLACEHOLDERS) as FeePlaceholder[]

/** The placeholders of a kind of text: money that came is due no more. */
export const placeholdersOf = (kind: FeeTextKind): readonly FeePlaceholder[] =>
  kind === 'paid' ? ALL.filter((name) => name !== 'splatnosť') : ALL

const PLACEHOLDER = /\{([^{}]*)\}/g
const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase('sk')

/** The placeholder somebody meant, also written with capitals or without accents; undefined for any other word. */
const placeholderOf = (word: string): FeePlaceholder | undefined =>
  ALL.find((name) => plain(name) === plain(word))

/** „{meno}, {suma} a {symbol}“ */
const listed = (names: readonly FeePlaceholder[]): string => {
  const marks = names.map((name) => `{${name}}`)
  return `${marks.slice(0, -1).join(', ')} a\u00a0${marks.at(-1)}`
}

/** What is wrong with a club's text, in a sentence; undefined when nothing is, an empty one included. */
export function feeTextProblem(kind: FeeTextKind, text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (trimmed.length < FEE_TEXT.least)
    return `Text má mať aspoň ${FEE_TEXT.least} znakov, alebo ho nechajte prázdny.`
  if (trimmed.length > FEE_TEXT.most) return `Text môže mať najviac ${FEE_TEXT.most} znakov.`
  if (trimmed.split('\n').length > FEE_TEXT.lines)
    return `Text môže mať najviac ${FEE_TEXT.lines} riadkov, aby sa zmestil na potvrdenie aj do správy.`
  const allowed = placeholdersOf(kind)
  for (const [mark, word = ''] of trimmed.matchAll(PLACEHOLDER)) {
    const name = placeholderOf(word)
    if (!name) return `Značku ${mark} nepoznáme. Použite ${listed(allowed)}.`
    if (!allowed.includes(name))
      return `Značka {${name}} sem nepatrí: zaplatené už nemá splatnosť. Použite ${listed(allowed)}.`
  }
  if (/[{}]/.test(trimmed.replace(PLACEHOLDER, '')))
    return 'Zložená zátvorka nemá svoju druhú. Značka sa píše celá, napríklad {meno}.'
  return undefined
}

/** Whether a text is another one for every player. */
export const isPersonal = (text: string): boolean => /\{[^{}]*\}/.test(text)

/**
 * A club's text with its placeholders filled, in one pass: what stands in a value is never taken for a placeholder, and a
 * value stays in its line. Plain text: whoever shows it as HTML escapes it.
 */
export const filledText = (text: string, values: FeeTextValues): string =>
  text
    .trim()
    .replace(PLACEHOLDER, (_, word: string) => {
      const name = placeholderOf(word)
      return (name && values[name]?.replace(/[\r\n\t]+/g, ' ').trim()) ?? ''
    })
    .replace(/[^\S\n\u00a0]+(?=[,.;:!?\n]|$)/g, '')

/**
 * A club's text filled for several players at once: its lines from the first placeholder to the last stand once for each player,
 * the greeting before and the name behind them once. What would be the same for two of them stands once.
 */
export function filledForAll(text: string, all: readonly FeeTextValues[]): string {
  const whole = text.trim()
  const marks = [...whole.matchAll(PLACEHOLDER)]
  const [first, last] = [marks[0], marks.at(-1)]
  if (all.length < 2 || !first || !last) return filledText(text, all[0] ?? {})
  const start = whole.lastIndexOf('\n', first.index) + 1
  const behind = whole.indexOf('\n', last.index + last[0].length)
  const end = behind < 0 ? whole.length : behind
  const own = whole.slice(start, end)
  const filled = new Set(all.map((values) => filledText(own, values)))
  const between = own.includes('\n') ? '\n\n' : '\n'
  return whole.slice(0, start) + [...filled].join(between) + whole.slice(end)
}

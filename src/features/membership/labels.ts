import { monthYear, shortDate } from '@/lib/date-format'
import { formatIban } from '@/lib/iban'
import { formatCents } from '@/lib/money'

export const FEE_ITEMS = { monthly: 'Členské', kit: 'Súprava', camp: 'Kemp', other: 'Iný poplatok' } as const
export type FeeItem = keyof typeof FEE_ITEMS

/** What a fee is: „Kemp „Letný kemp““; of a monthly one the reason says how its amount came about, not what it is for. */
export const formatItem = (item: FeeItem, reason: string | null | undefined): string =>
  item === 'monthly' || !reason ? FEE_ITEMS[item] : `${FEE_ITEMS[item]} „${reason}“`

export const FEE_STATES = {
  paid: 'Uhradené',
  partly: 'Čiastočne uhradené',
  due: 'Neuhradené',
  overdue: 'Po splatnosti',
  waived: 'Odpustené',
} as const
export type FeeState = keyof typeof FEE_STATES

/** What lists of fees are filtered by: a state, or the family's report. */
export const FEE_FILTERS = { ...FEE_STATES, claimed: 'Rodina hlási úhradu' } as const
export type FeeFilterState = keyof typeof FEE_FILTERS

export const PAYMENT_METHODS = {
  transfer: 'prevodom',
  cash: 'v hotovosti',
  standing: 'trvalým príkazom',
  carried: 'prenesené',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** „3 hráči po splatnosti“ */
export const OVERDUE_PLAYERS = ['hráč po splatnosti', 'hráči po splatnosti', 'hráčov po splatnosti'] as const

/** A period in words: „2026-09“ → „september 2026“, „2026/27“ → „sezóna 2026/27“. */
export const formatPeriod = (period: string): string =>
  /^\d{4}-\d{2}$/.test(period) ? monthYear(`${period}-15T12:00:00Z`) : `sezóna ${period}`

/** Periods of one charge: „máj 2027 – jún 2027“, „máj 2027, sezóna 2026/27“. */
export const formatPeriods = (periods: readonly string[]): string => {
  const months = periods.filter((period) => !period.includes('/')).sort()
  const seasons = periods.filter((period) => period.includes('/')).sort()
  const ends = new Set([...months.slice(0, 1), ...months.slice(-1)])
  return [[...ends].map(formatPeriod).join(' – '), ...new Set(seasons.map(formatPeriod))]
    .filter((text) => text !== '')
    .join(', ')
}

/** What names a fee in a list. */
interface NamedFee {
  item: FeeItem
  period: string
  reason?: string | null
}

/** A fee by what it is for and its period: „Členské september 2026“, „Kemp „Letný kemp“, sezóna 2026/27“. */
export const formatFee = ({ item, period, reason }: NamedFee): string => {
  const what = formatItem(item, reason)
  return `${what}${what === FEE_ITEMS[item] ? '' : ','} ${formatPeriod(period)}`
}

/** The button that restores a fee from the trash, which has its own amount. */
export const formatRestore = (amount: number): string => `Obnoviť predpis na ${formatCents(amount)}`

/**
 * What the trash holds in place of a new fee: „V koši je rovnaký predpis na 65,00 €: po splatnosti, „Kemp“. …“ Restored,
 * it has its own amount and reason, not the typed ones.
 */
export const formatTrashed = (
  { amount, reason }: { amount: number; reason?: string | null },
  state: FeeState,
): string => {
  const facts = [FEE_STATES[state].toLocaleLowerCase('sk'), ...(reason ? [`„${reason}“`] : [])].join(', ')
  return `V\u00a0koši je rovnaký predpis na ${formatCents(amount)}: ${facts}. Namiesto nového ho obnovte, sumu a\u00a0dôvod potom môžete zmeniť.`
}

const formatShare = (
  { player, amount, ...fee }: FormattedPayment['shares'][number],
  many: boolean,
): string => {
  const whose = `${formatFee(fee)}, ${player.name}`
  return many ? `${whose}: ${formatCents(amount)}` : whose
}

interface FormattedPayment {
  amount: number
  shared: boolean
  method: PaymentMethod
  reversed: boolean
  reverses: string | null
  recordedAt: string
  rest: number
  shares: readonly (NamedFee & { player: { name: string }; amount: number })[]
}

/** How money came, or what else a row of the ledger is. */
export const formatPayment = ({
  amount,
  method,
  reversed,
  reverses,
  recordedAt,
  shares,
  shared,
}: FormattedPayment): string => {
  if (reverses) return `oprava platby vrátenej ${shortDate(recordedAt)}`
  if (amount === 0 && !shared)
    return shares.some((share) => share.amount > 0) ? 'použitý preplatok' : 'vrátené do preplatku'
  return `${PAYMENT_METHODS[method]}${reversed ? ', vrátená' : ''}`
}

/**
 * The fees a payment paid: „Členské september 2026, Jakub Ľalík“; then the rest, left as credit, and last that a part was for
 * others of the family, where the caller may not see for whom.
 */
export const formatShares = ({ shares, rest, amount, shared }: FormattedPayment): string =>
  [
    ...shares.map((share) => formatShare(share, shares.length > 1 || rest !== 0)),
    ...(rest > 0 && amount > 0 ? [`preplatok ${formatCents(rest)}`] : []),
    ...(shared ? [`${shares.length > 0 ? 'zvyšok platby' : 'platba'} za\u00a0ďalších v\u00a0rodine`] : []),
  ].join('; ')

/** One line of a transfer: what stands on screen, and what is copied. */
export interface TransferLine {
  name: string
  shown: string
  copied: string
}

/** A transfer line by line, as banks ask for it; lines without a value are left out. */
export const transferLines = (
  { iban, amount, variableSymbol, message }: Transferred,
  recipient: string,
): TransferLine[] =>
  [
    { name: 'Príjemca', shown: recipient, copied: recipient },
    { name: 'IBAN', shown: formatIban(iban), copied: iban },
    // As banks accept it: „35,00“.
    { name: 'Suma', shown: formatCents(amount), copied: (amount / 100).toFixed(2).replace('.', ',') },
    { name: 'Variabilný symbol (VS)', shown: variableSymbol, copied: variableSymbol },
    { name: 'Správa pre prijímateľa', shown: message, copied: message },
  ].filter(({ copied }) => copied !== '')

interface Transferred {
  iban: string
  amount: number
  variableSymbol: string
  message: string
}

/** The lines as one text: „IBAN: SK24 9999 …“. */
export const linesAsText = (lines: readonly TransferLine[]): string =>
  lines.map(({ name, shown }) => `${name}: ${shown.replaceAll('\u00a0', ' ')}`).join('\n')

/** Of fees that would be others than the preview showed. */
export const PREVIEW_CHANGED = 'Náhľad sa medzitým zmenil. Pozrite si ho, prosím, znova.'

import { monthYear, shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'

export const FEE_ITEMS = { monthly: 'Členské', kit: 'Súprava', camp: 'Kemp', other: 'Iné' } as const
export type FeeItem = keyof typeof FEE_ITEMS

export const FEE_STATES = {
  paid: 'Uhradené',
  partly: 'Čiastočne uhradené',
  due: 'Neuhradené',
  overdue: 'Po splatnosti',
  waived: 'Odpustené',
} as const
export type FeeState = keyof typeof FEE_STATES

export const PAYMENT_METHODS = {
  transfer: 'prevodom',
  cash: 'v hotovosti',
  standing: 'trvalým príkazom',
  carried: 'prenesené',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** A period in words: „2026-09“ → „september 2026“, „2026/27“ → „sezóna 2026/27“. */
export const formatPeriod = (period: string): string =>
  /^\d{4}-\d{2}$/.test(period) ? monthYear(`${period}-15T12:00:00Z`) : `sezóna ${period}`

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
  { period, item, player, amount }: FormattedPayment['shares'][number],
  many: boolean,
): string => {
  const whose = `${FEE_ITEMS[item]} ${formatPeriod(period)}, ${player.name}`
  return many ? `${whose}: ${formatCents(amount)}` : whose
}

interface FormattedPayment {
  amount: number
  method: PaymentMethod
  reversed: boolean
  reverses: string | null
  recordedAt: string
  rest: number
  shares: readonly { period: string; item: FeeItem; player: { name: string }; amount: number }[]
}

/** How money came, or what else a row of the ledger is. */
export const formatPayment = ({
  amount,
  method,
  reversed,
  reverses,
  recordedAt,
  shares,
}: FormattedPayment): string => {
  if (reverses) return `oprava platby vrátenej ${shortDate(recordedAt)}`
  if (amount === 0)
    return shares.some((share) => share.amount > 0) ? 'použitý preplatok' : 'vrátené do preplatku'
  return `${PAYMENT_METHODS[method]}${reversed ? ', vrátená' : ''}`
}

/** The fees a payment paid: „Členské september 2026, Jakub Ľalík“; the rest, left as credit, last. */
export const formatShares = ({ shares, rest, amount }: FormattedPayment): string =>
  [
    ...shares.map((share) => formatShare(share, shares.length > 1 || rest !== 0)),
    ...(rest > 0 && amount > 0 ? [`preplatok ${formatCents(rest)}`] : []),
  ].join('; ')

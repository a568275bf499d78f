import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted, plural } from '@/lib/plural'
import type { FactChange, FactValue } from '../history/rules'
import type { FeeState } from '../labels'
import type { FeeClaim } from '../rules'
import { KEPT_REASONS, type KeptReason } from '../charges/rules'
import type { FamilySum } from './views'

/** Shorter names of states, for a cell of the grid. */
export const SHORT_STATES: Record<FeeState, string> = {
  paid: 'Uhradené',
  partly: 'Čiastočne',
  due: 'Neuhradené',
  overdue: 'Po splatnosti',
  waived: 'Odpustené',
}

/** Forms for `counted`: „3 predpisy“. */
/** What families are told of and what not, under „Upozorniť rodiny“. */
export const HINTS = {
  fee: 'Príde desať minút po vytvorení, bez sumy a\u00a0mena. Čo hneď uhradí preplatok, sa neoznamuje.',
  payment: 'Poďakovanie príde desať minút po zápise, bez sumy. Ak platbu medzitým vrátite, nepríde.',
} as const

export const FEES = ['predpis', 'predpisy', 'predpisov'] as const

/** „všetky 3 predpisy“, „všetkých 312 predpisov“ */
export const formatAll = (count: number): string =>
  count === 1 ? counted(1, FEES) : `${plural(count, ['', 'všetky', 'všetkých'])} ${counted(count, FEES)}`

/** „Odpustenie je zrušené: 310 predpisov. 2 predpisy sa odvtedy zmenili a ostávajú tak.“ */
export const formatUnwaived = (count: number, waived: number): string => {
  const undone = `Odpustenie je zrušené: ${counted(count, FEES)}.`
  const kept = waived - count
  const stay = plural(kept, [
    'sa odvtedy zmenil a\u00a0ostáva tak',
    'sa odvtedy zmenili a\u00a0ostávajú tak',
    'sa odvtedy zmenilo a\u00a0ostáva tak',
  ])
  return kept > 0 ? `${undone} ${counted(kept, FEES)} ${stay}.` : undone
}

const KEPT: Record<KeptReason, string> = {
  paid: 'uhradené',
  claimed: 'nahlásené ako uhradené',
  changed: 'zmenené',
}

/** „Zrušili sme 12 predpisov. Ostali: uhradené 2, zmenené 1.“ */
export const formatUncharged = ({
  count,
  kept,
}: {
  count: number
  kept: Record<KeptReason, number>
}): string => {
  const deleted = count > 0 ? `Zrušili sme ${counted(count, FEES)}.` : 'Žiadny predpis sme nezrušili.'
  const remaining = KEPT_REASONS.filter((why) => kept[why] > 0).map((why) => `${KEPT[why]} ${kept[why]}`)
  return remaining.length > 0 ? `${deleted} Ostali: ${remaining.join(', ')}.` : deleted
}

/** What a payer's family owes, above the amount that has come: „Dlží 20,00 €.“ */
export const formatDebt = ({ amount, shared }: FamilySum): string =>
  amount > 0
    ? `${shared ? 'Rodina dlží' : 'Dlží'} ${formatCents(amount)}.`
    : `${shared ? 'Rodina nič nedlží' : 'Nič nedlží'}, celá suma ostane ako preplatok.`

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The column heading of a period: „XI/26“ for a month, „Iné“ for a season. */
export const periodHead = (period: string): string =>
  period.includes('/') ? 'Iné' : `${ROMAN[Number(period.slice(5)) - 1]}/${period.slice(2, 4)}`

const CLAIM_CHANGES: Record<FeeClaim, string> = {
  claimed: 'rodina hlási úhradu',
  refused: 'nahlásená platba neprišla',
  none: 'hlásenie úhrady už neplatí',
}

const money = (value: FactValue) => formatCents(Number(value))
const day = (value: FactValue) => shortDate(`${String(value)}T12:00:00Z`)
const quoted = (value: FactValue) => (value === '' ? 'nič' : `„${String(value)}“`)

/** One change of a fee: „suma: 30,00 € → 25,00 €“. */
export const formatFact = ({ fact, from, to }: FactChange): string => {
  const arrow = (name: string, format: (value: FactValue) => string) =>
    `${name}: ${format(from)} → ${format(to)}`
  switch (fact) {
    case 'amount':
      return arrow('suma', money)
    case 'paidAmount':
      return arrow('uhradené', money)
    case 'dueDate':
      return arrow('splatnosť', day)
    case 'reason':
      return arrow('ako suma vznikla', quoted)
    case 'note':
      return arrow('poznámka', quoted)
    case 'waived':
      return to ? 'odpustené' : 'odpustenie zrušené'
    case 'claim':
      return CLAIM_CHANGES[to as FeeClaim]
    case 'trashed':
      return to ? 'odstránené' : 'obnovené'
  }
}

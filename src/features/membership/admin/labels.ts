import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { FactChange, FactValue } from '../history/rules'
import type { FeeState } from '../labels'
import { KEPT_REASONS, type KeptReason } from '../monthly/rules'

/** States in one or two short words, for a cell of the grid. */
export const SHORT_STATES: Record<FeeState, string> = {
  paid: 'Uhradené',
  partly: 'Čiastočne',
  due: 'Neuhradené',
  overdue: 'Po splatnosti',
  waived: 'Odpustené',
}

/** How many fees: „3 predpisy“ by `counted`. */
export const FEES = ['predpis', 'predpisy', 'predpisov'] as const

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
  const gone = count > 0 ? `Zrušili sme ${counted(count, FEES)}.` : 'Žiadny predpis sme nezrušili.'
  const stay = KEPT_REASONS.filter((why) => kept[why] > 0).map((why) => `${KEPT[why]} ${kept[why]}`)
  return stay.length > 0 ? `${gone} Ostali: ${stay.join(', ')}.` : gone
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** A period at the head of a column: „XI/26“, „jednorazovo“. */
export const periodHead = (period: string): string =>
  period.includes('/') ? 'Iné' : `${ROMAN[Number(period.slice(5)) - 1]}/${period.slice(2, 4)}`

const money = (value: FactValue) => formatCents(Number(value))
const day = (value: FactValue) => shortDate(`${String(value)}T12:00:00Z`)
const words = (value: FactValue) => (value === '' ? 'nič' : `„${String(value)}“`)

/** One change of a fee as a person says it: „suma: 30,00 € → 25,00 €“. */
export const formatFact = ({ fact, from, to }: FactChange): string => {
  const arrow = (name: string, say: (value: FactValue) => string) => `${name}: ${say(from)} → ${say(to)}`
  switch (fact) {
    case 'amount':
      return arrow('suma', money)
    case 'paidAmount':
      return arrow('uhradené', money)
    case 'dueDate':
      return arrow('splatnosť', day)
    case 'reason':
      return arrow('ako suma vznikla', words)
    case 'note':
      return arrow('poznámka', words)
    case 'waived':
      return to ? 'odpustené' : 'odpustenie zrušené'
    case 'claimed':
      return to ? 'rodina hlási úhradu' : 'rodina vzala späť, že zaplatila'
    case 'trashed':
      return to ? 'odstránené' : 'obnovené'
  }
}

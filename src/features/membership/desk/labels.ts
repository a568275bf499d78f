import { monthYear } from '@/lib/dates'
import type { FeeState } from '../labels'

/** States in one or two short words, for a cell of the grid. */
export const SHORT_STATES: Record<FeeState, string> = {
  paid: 'Uhradené',
  partly: 'Čiastočne',
  due: 'Neuhradené',
  overdue: 'Po splatnosti',
  waived: 'Odpustené',
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** A period in full: „november 2026“, „sezóna 2026/27“. */
export const periodName = (period: string): string =>
  period.includes('/') ? `sezóna ${period}` : monthYear(`${period}-15T12:00:00Z`)

/** A period at the head of a column: „XI/26“, „jednorazovo“. */
export const periodHead = (period: string): string =>
  period.includes('/') ? 'Iné' : `${ROMAN[Number(period.slice(5)) - 1]}/${period.slice(2, 4)}`

import type { Season } from '@/features/club/season/rules'
import { monthYear } from '@/lib/date-format'
import { momentAt } from '@/lib/dates'

/** The first moment of a month (YYYY-MM) and of the next one. */
export function monthSpan(month: string): Pick<Season, 'from' | 'to'> {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: momentAt(`${month}-01`), to: momentAt(`${next}-01`) }
}

/** „september 2026“ of YYYY-MM */
export const monthName = (month: string): string => monthYear(`${month}-15T12:00:00Z`)

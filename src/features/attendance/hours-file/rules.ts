import { monthYear } from '@/lib/date-format'
import { column, type FileColumn, summed } from '@/lib/file-column'
import type { HoursRow } from './views'

/** The columns of trainers' hours. */
export const hoursColumns: readonly FileColumn<HoursRow>[] = [
  column('Tréner', 26, ({ trainer }) => trainer),
  column('Mesiac', 18, ({ month }) => monthYear(`${month}-15T12:00:00Z`)),
  column('Kategórie', 18, ({ categories }) => categories.join(', ')),
  summed(column('Udalosti', 10, ({ events }) => events, 'number')),
  summed(column('Hodiny', 10, ({ hours }) => hours, 'hours')),
  column('Sadzba za hodinu', 17, ({ rate }) => rate, 'cents'),
  summed(column('Suma', 12, ({ pay }) => pay, 'cents')),
]

import type { Forms } from '@/lib/plural'

/** What becomes of a row: in the list, and as a filter of it. */
export const ROW_KINDS = {
  unsure: { one: 'Na rozhodnutie', many: 'Na rozhodnutie' },
  wrong: { one: 'Chyba', many: 'S chybou' },
  new: { one: 'Nový', many: 'Nové' },
  changed: { one: 'Zmena', many: 'Zmenené' },
  same: { one: 'Bez zmeny', many: 'Bez zmeny' },
  other: { one: 'Iné kluby', many: 'Iné kluby' },
} as const

export const NEW_MATCHES: Forms = ['nový zápas', 'nové zápasy', 'nových zápasov']
export const CHANGED_MATCHES: Forms = ['zmenený zápas', 'zmenené zápasy', 'zmenených zápasov']
/** After „Importovať“. */
export const MATCHES: Forms = ['zápas', 'zápasy', 'zápasov']
/** Rows of other clubs, among those that are left out. */
export const OF_OTHERS: Forms = [
  'riadok je o iných kluboch',
  'riadky sú o iných kluboch',
  'riadkov je o iných kluboch',
]

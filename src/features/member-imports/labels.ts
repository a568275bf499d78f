import type { Forms } from '@/lib/plural'

/** What becomes of a row: in the list, and as a filter of it. */
export const ROW_KINDS = {
  unsure: { one: 'Na rozhodnutie', many: 'Na rozhodnutie' },
  wrong: { one: 'Chyba', many: 'S chybou' },
  new: { one: 'Nový', many: 'Noví' },
  changed: { one: 'Zmena', many: 'Zmenení' },
  same: { one: 'Bez zmeny', many: 'Bez zmeny' },
} as const

export const NEW_PLAYERS: Forms = ['nový hráč', 'noví hráči', 'nových hráčov']
export const CHANGED_PLAYERS: Forms = ['zmenený hráč', 'zmenení hráči', 'zmenených hráčov']
export const NEW_GUARDIANS: Forms = [
  'nový zákonný zástupca',
  'noví zákonní zástupcovia',
  'nových zákonných zástupcov',
]
/** After „Importovať“. */
export const MEMBERS: Forms = ['člena', 'členov', 'členov']

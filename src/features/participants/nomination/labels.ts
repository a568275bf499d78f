/** Whether somebody is in the squad of a match or tournament. */
export const NOMINATIONS = { in: 'V nominácii', substitute: 'Náhrada', out: 'Mimo nominácie' } as const
export type Nomination = keyof typeof NOMINATIONS

/** The same as headings of lists. */
export const SQUAD: Record<Nomination, string> = {
  in: 'Nominácia',
  substitute: 'Náhrada',
  out: 'Mimo nominácie',
}

/** The orders of the table in which a squad is nominated. */
export const SQUAD_ORDERS = { fair: 'Férovosť', name: 'Meno', answer: 'Odpoveď' } as const
export type SquadOrder = keyof typeof SQUAD_ORDERS

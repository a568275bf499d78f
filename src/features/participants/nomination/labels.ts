/** Whether somebody is in the squad of a match or tournament. */
export const NOMINATIONS = { in: 'V nominácii', substitute: 'Náhrada', out: 'Mimo nominácie' } as const
export type Nomination = keyof typeof NOMINATIONS

/** The same as headings of lists. */
export const SQUAD: Record<Nomination, string> = {
  in: 'Nominácia',
  substitute: 'Náhrada',
  out: 'Mimo nominácie',
}

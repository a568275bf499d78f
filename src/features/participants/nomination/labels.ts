/** Whether somebody is in the squad of a match or tournament; nothing until the trainer has decided. */
export const NOMINATIONS = { in: 'V nominácii', substitute: 'Náhrada', out: 'Mimo nominácie' } as const
export type Nomination = keyof typeof NOMINATIONS

/** The same over a list of players. */
export const SQUAD: Record<Nomination, string> = {
  in: 'Nominácia',
  substitute: 'Náhrada',
  out: 'Mimo nominácie',
}

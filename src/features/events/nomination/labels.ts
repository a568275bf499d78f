/** Whether somebody is in the squad of a match or tournament; nothing until the trainer has decided. */
export const NOMINATIONS = { in: 'Nominovaný', substitute: 'Náhradník', out: 'Nenominovaný' } as const
export type Nomination = keyof typeof NOMINATIONS

/** The same over a list of players. */
export const SQUAD: Record<Nomination, string> = {
  in: 'Nominovaní',
  substitute: 'Náhradníci',
  out: 'Nenominovaní',
}

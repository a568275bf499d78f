/** Roles as shown on screen. */
export const ROLE_WORDS = { admin: 'Administrátor', trainer: 'Tréner', player: 'Hráč' } as const

export const POSITIONS = {
  goalkeeper: 'brankár',
  defender: 'obranca',
  midfielder: 'záložník',
  forward: 'útočník',
} as const
export const RELATIONS = { mother: 'matka', father: 'otec', other: 'iný' } as const
export const RIGHTS = { full: 'plné práva', read: 'len na čítanie' } as const

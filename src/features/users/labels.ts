/** Roles as a person reads them. */
export const ROLE_WORDS = { admin: 'Administrátor', trainer: 'Tréner', player: 'Hráč' } as const

/** Group headings of the specification §3. */
export const GROUP_WORDS = {
  player: { one: 'HRÁČ', many: 'HRÁČI' },
  trainer: { one: 'TRÉNER', many: 'TRÉNERI' },
} as const

export const POSITIONS = {
  goalkeeper: 'brankár',
  defender: 'obranca',
  midfielder: 'záložník',
  forward: 'útočník',
} as const
export const RELATIONS = { mother: 'matka', father: 'otec', other: 'iný' } as const
export const RIGHTS = { full: 'plné práva', read: 'len na čítanie' } as const

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

/** The kinds of messages whose copies a person may turn off; own security is always sent. */
const CHOSEN_KINDS = {
  events: 'nové udalosti',
  changes: 'zmeny a zrušenia',
  nominations: 'nominácie',
  reminders: 'pripomienky odpovedí',
  fees: 'členské',
  news: 'novinky',
  message: 'správy od klubu',
  enquiries: 'správy z webu',
}

/** What a person may turn off, „changes.email“: a kind and the channel that copies it. */
export const NOTIFICATION_CHOICES = Object.entries(CHOSEN_KINDS).flatMap(([kind, words]) => [
  { value: `${kind}.push`, label: `${words} do telefónu` },
  { value: `${kind}.email`, label: `${words} e-mailom` },
])

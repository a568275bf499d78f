/** Roles as shown on screen. */
export const ROLE_WORDS = { admin: 'Administrátor', trainer: 'Tréner', player: 'Hráč' } as const

export const POSITIONS = {
  goalkeeper: 'brankár',
  defender: 'obranca',
  midfielder: 'záložník',
  forward: 'útočník',
} as const
export type Position = keyof typeof POSITIONS
export const RELATIONS = { mother: 'matka', father: 'otec', other: 'iný' } as const
export const RIGHTS = { full: 'plné práva', read: 'len na čítanie' } as const

/** The kinds of messages whose copies a person may turn off; own security is always sent. */
export const CHOSEN_KINDS = {
  events: 'nové udalosti',
  changes: 'zmeny a zrušenia',
  nominations: 'nominácie',
  reminders: 'pripomienky odpovedí',
  fees: 'členské',
  news: 'novinky',
  message: 'správy od klubu',
  enquiries: 'správy z webu',
} as const
type ChosenKind = keyof typeof CHOSEN_KINDS

/** What a person may turn off: a kind and the channel that copies it. */
export type NotificationChoice = `${ChosenKind}.${'push' | 'email'}`

export const NOTIFICATION_CHOICES = (Object.keys(CHOSEN_KINDS) as ChosenKind[]).flatMap((kind) => [
  { value: `${kind}.push` as NotificationChoice, label: `${CHOSEN_KINDS[kind]} do telefónu` },
  { value: `${kind}.email` as NotificationChoice, label: `${CHOSEN_KINDS[kind]} e-mailom` },
])

/** Collections whose rows are a player's history: the field that names the player, and the word in the refusal. */
export const HISTORY = [
  ['attendances', 'player', 'dochádzku'],
  ['memberFees', 'player', 'členské'],
  ['payments', 'players', 'platby'],
  ['playerMigrations', 'moves.player', 'presuny medzi kategóriami'],
] as const

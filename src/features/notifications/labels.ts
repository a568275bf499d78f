import type { Forms } from '@/lib/plural'

/** Whom a notification is for. What happens by itself is told to named players' families, as `users`. */
export const AUDIENCES = {
  categories: 'Kategóriám',
  event: 'Tým, ktorí neodpovedali',
  coming: 'Tým, ktorí prídu',
  nominated: 'Nominovaným',
  users: 'Vybraným ľuďom',
  roles: 'Podľa roly',
  debtors: 'Tým, ktorí majú členské po splatnosti',
  unanswered: 'Tým, ktorí neodpovedali na súhlasy',
  all: 'Všetkým',
} as const

/** Everybody with a role: parents have that of players. */
export const ROLE_AUDIENCES = {
  admin: 'Administrátori',
  trainer: 'Tréneri',
  player: 'Hráči a rodičia',
} as const

export type AudienceKind = keyof typeof AUDIENCES

/** The audiences that belong to one event. */
export const EVENT_AUDIENCES: readonly AudienceKind[] = ['event', 'coming', 'nominated']

/** The audiences a trainer may choose; the others are an administrator's. */
export const TRAINER_AUDIENCES: readonly AudienceKind[] = ['categories', ...EVENT_AUDIENCES, 'users']

/** What a notification is about. */
export const KINDS = {
  message: 'Správa',
  events: 'Nová udalosť',
  changes: 'Zmena alebo zrušenie',
  nominations: 'Nominácia',
  reminders: 'Pripomienka',
  fees: 'Členské',
  news: 'Novinka',
  enquiries: 'Správa z webu',
  account: 'Bezpečnosť účtu',
} as const
export type Kind = keyof typeof KINDS

/** What opens that which a message is about. */
export const OPEN: Record<Kind, string> = {
  message: 'Otvoriť odkaz',
  events: 'Zobraziť udalosť',
  changes: 'Zobraziť udalosť',
  nominations: 'Zobraziť udalosť',
  reminders: 'Zobraziť udalosť',
  fees: 'Zobraziť členské',
  news: 'Prečítať novinku',
  enquiries: 'Otvoriť správu',
  account: 'Otvoriť môj profil',
}
/** Kinds somebody may write; the others follow from what happens, and some of them nobody can turn off. */
export const WRITTEN_KINDS = ['message', 'reminders'] as const satisfies readonly Kind[]

/** The ways a notification reaches a person; the inbox always does. */
export const CHANNELS = { inbox: 'Schránka', push: 'Telefón', email: 'E-mail' } as const
export type Channel = keyof typeof CHANNELS
/** The ways that only copy the inbox. */
export type CopyChannel = Exclude<Channel, 'inbox'>
export const COPY_CHANNELS: readonly CopyChannel[] = ['push', 'email']

export const DELIVERY_STATES = {
  waiting: 'Čaká',
  sending: 'Odosiela sa',
  sent: 'Odoslané',
  failed: 'Nedoručené',
  gone: 'Bez odoslania',
} as const
export type DeliveryState = keyof typeof DELIVERY_STATES

/** „18 príjemcom“: the dative after „odoslané“. */
export const TO_RECIPIENTS: Forms = ['príjemcovi', 'príjemcom', 'príjemcom']
/** „Správa príde 18 ľuďom“ */
export const TO_PEOPLE: Forms = ['človeku', 'ľuďom', 'ľuďom']

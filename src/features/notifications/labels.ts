import type { Forms } from '@/lib/plural'

/** Whom a notification is for. */
export const AUDIENCES = {
  categories: 'Kategóriám',
  event: 'Tým, ktorí neodpovedali',
  users: 'Vybraným ľuďom',
  roles: 'Podľa roly',
  all: 'Všetkým',
} as const
export type AudienceKind = keyof typeof AUDIENCES

/** The audiences a trainer may choose; the others are an administrator's. */
export const TRAINER_AUDIENCES: readonly AudienceKind[] = ['categories', 'event', 'users']

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

/** The ways a notification reaches a person; the inbox always does. */
export const CHANNELS = { inbox: 'Schránka', push: 'Telefón', email: 'E-mail' } as const
export type Channel = keyof typeof CHANNELS

export const DELIVERY_STATES = { sent: 'Odoslané', failed: 'Nedoručené' } as const

/** „18 príjemcom“: the dative after „odoslané“. */
export const TO_RECIPIENTS: Forms = ['príjemcovi', 'príjemcom', 'príjemcom']
/** „18 ľudí“: how many a notification reaches. */
export const PEOPLE: Forms = ['človek', 'ľudia', 'ľudí']

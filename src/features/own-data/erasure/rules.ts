import { dayOf } from '@/lib/dates'

/** A request is answered within a month (GDPR, article 12). */
const MONTHS_TO_ANSWER = 1
/** Years after somebody has left in which the privacy text promises to erase them. */
export const YEARS_KEPT = 1

/** The last day on which a request made at this moment is answered in time; the 31st is the end of a shorter month. */
export const deadlineOf = (requestedAt: string): string => {
  const [year, month, day] = dayOf(requestedAt).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + MONTHS_TO_ANSWER + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + MONTHS_TO_ANSWER, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}

/** Who was inactive already at this moment has left long enough ago. */
export const leftBefore = (now: Date): string => {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - YEARS_KEPT)
  return moment.toISOString()
}

/**
 * The columns of a person after an erasure. What stays says nothing of who it was: the role, the category, since when the row
 * exists, and the symbols under which the payments of the accounts are booked.
 */
export const blankPerson = {
  firstName: 'Vymazaný',
  lastName: 'člen',
  // Made anew of the name by the hooks of users.
  username: '~',
  email: null,
  phone: null,
  active: false,
  playing: false,
  birthDate: null,
  jerseyNumber: null,
  position: null,
  joinedAt: null,
  feePausedUntil: null,
  medicalValidUntil: null,
  registrationNumber: null,
  trialUntil: null,
  hourlyRate: null,
  trialEnquiry: null,
  formerNames: null,
  photo: null,
  children: [],
  categories: [],
  staff: { title: null, licence: null, bio: null, shown: false, contactShown: false },
  notificationChoices: [],
  quietHours: { from: null, to: null },
} as const

/** What an erasure leaves, and why; told before it is asked for. */
export const KEPT = [
  {
    key: 'payments',
    title: 'Platby: suma, deň, spôsob a variabilný symbol',
    why: 'Účtovné záznamy uchovávame 10 rokov, ako ukladá zákon o účtovníctve. Meno platiteľa v nich nezostane.',
  },
  {
    key: 'memberFees',
    title: 'Predpisy členského bez poznámok',
    why: 'Patria k platbám v účtovníctve.',
  },
  {
    key: 'attendances',
    title: 'Dochádzka bez mena a poznámok',
    why: 'Klub z nej počíta účasť celej kategórie. Nedá sa zistiť, koho bola.',
  },
  {
    key: 'participants',
    title: 'Odpovede a nominácie bez mena a dôvodov',
    why: 'Patria k udalosti a jej počtom.',
  },
  {
    key: 'absenceDays',
    title: 'Dni neprítomností bez mena a dôvodu',
    why: 'Patria k odpovediam na udalosti v tých dňoch.',
  },
  {
    key: 'moves',
    title: 'Presuny medzi kategóriami bez mena a dôvodu',
    why: 'Patria k presunom celej kategórie.',
  },
  {
    key: 'consents',
    title: 'Súhlasy: účel, odpoveď, deň a verzia textu, bez mena',
    why: 'Sú dokladom, že klub mal v tom čase súhlas. Od vymazania žiadny z nich neplatí.',
  },
  {
    key: 'acts',
    title: 'Záznamy o otvorení kontaktov rodín a o zatvorení ihriska, bez mena',
    why: 'Klub z nich vie, kto a kedy kontakty videl a čo zrušil. Po roku sa samy vymažú.',
  },
  {
    key: 'requests',
    title: 'Žiadosti o vymazanie bez mena',
    why: 'Sú dokladom, že klub na ne odpovedal.',
  },
  {
    key: 'sharedPhotos',
    title: 'Fotky, na ktorých sú aj iní',
    why: 'Na webe sa nezobrazia. Kancelária ich odstráni, ak o to požiadate.',
  },
] as const
export type KeptKey = (typeof KEPT)[number]['key']

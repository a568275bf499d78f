import type { Forms } from '@/lib/plural'
import type { Kind } from '../labels'

/** What e-mails of a kind are about, after „e-maily o“. */
export const ABOUT: Record<Kind, string> = {
  message: 'správach od klubu',
  events: 'nových udalostiach',
  changes: 'zmenách a zrušených udalostiach',
  nominations: 'nomináciách',
  reminders: 'tom, na čo treba odpovedať',
  fees: 'členskom',
  news: 'novinkách',
  enquiries: 'správach z webu',
  account: 'bezpečnosti účtu',
}

/** „3 oznámenia“ */
export const NOTICES: Forms = ['oznámenie', 'oznámenia', 'oznámení']

/** Why an e-mail did not arrive, for its sender. */
export const EMAIL_REASONS = {
  none: 'Nemá e-mail.',
  refused: 'Poštový server adresáta správu odmietol.',
  later: 'Poštový server adresáta správu teraz neprijal.',
  unreachable: 'Poštový server teraz neodpovedá.',
} as const

export const UNSUBSCRIBE_BAD =
  'Odkaz nie je platný. Čo vám má chodiť e-mailom, si vyberiete po prihlásení v časti Môj profil.'

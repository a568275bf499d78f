import type { Forms } from '@/lib/plural'

/** „3 nové oznámenia“: the title of a push message about several. */
export const NEW_NOTICES: Forms = ['nové oznámenie', 'nové oznámenia', 'nových oznámení']

/** What a push message says in place of a text that is nobody's business but the recipient's. */
export const OPEN_TO_READ = 'Otvorte si ju v oznámeniach.'

/** Why a push message did not arrive, for its sender. */
export const PUSH_REASONS = {
  none: 'Nemá zapnuté notifikácie na žiadnom zariadení.',
  ended: 'Zariadenie už notifikácie neprijíma.',
  refused: 'Služba notifikácií správu odmietla.',
  later: 'Služba notifikácií teraz neprijíma správy.',
  closed: 'Adresa zariadenia nie je na internete.',
} as const

export const TEST_PUSH = {
  title: 'Skúšobná notifikácia',
  body: 'Notifikácie na tomto zariadení fungujú.',
} as const

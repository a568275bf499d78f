import { OVERDUE_PLAYERS } from '@/features/membership/labels'
import { counted, type Forms } from '@/lib/plural'
import type { DeskCounts } from './schema'

/** What waits, in words after its number. */
export const WAITING: Readonly<Record<keyof DeskCounts, Forms>> = {
  events: ['udalosť čaká na odpovede', 'udalosti čakajú na odpovede', 'udalostí čaká na odpovede'],
  memberFees: OVERDUE_PLAYERS,
  bankStatements: ['nespárovaný pohyb', 'nespárované pohyby', 'nespárovaných pohybov'],
  enquiries: ['nová správa z\u00a0webu', 'nové správy z\u00a0webu', 'nových správ z\u00a0webu'],
  erasures: [
    'žiadosť o\u00a0vymazanie údajov',
    'žiadosti o\u00a0vymazanie údajov',
    'žiadostí o\u00a0vymazanie údajov',
  ],
  adminNews: ['rozpísaná novinka', 'rozpísané novinky', 'rozpísaných noviniek'],
  invitations: ['človek sa ešte neprihlásil', 'ľudia sa ešte neprihlásili', 'ľudí sa ešte neprihlásilo'],
  adminConsents: [
    'človeku chýba odpoveď na súhlasy',
    'ľuďom chýba odpoveď na súhlasy',
    'ľuďom chýba odpoveď na súhlasy',
  ],
  photos: ['fotka bez označenia ľudí', 'fotky bez označenia ľudí', 'fotiek bez označenia ľudí'],
}

/** „3 nové správy z webu“ */
export const waitingWords = (key: keyof DeskCounts, count: number): string => counted(count, WAITING[key])

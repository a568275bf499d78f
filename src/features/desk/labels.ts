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
  photos: ['fotka čaká, kto na nej je', 'fotky čakajú, kto na nich je', 'fotiek čaká, kto na nich je'],
}

/** „3 nové správy z webu“ */
export const waitingWords = (key: keyof DeskCounts, count: number): string => counted(count, WAITING[key])

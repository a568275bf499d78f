import type { Kind } from '@/features/notifications/labels'

/** A notification the demo club has sent. */
export interface NotificationRow {
  title: string
  body: string
  kind: Kind
  url?: string
  /** Days before today, and the hour. */
  sent: [daysAgo: number, time: string]
  by: string
  /** Categories by name; without them everybody. */
  categories?: string[]
}

/** Recent notifications, oldest first. The last one is unseen. */
export const NOTIFICATIONS: readonly NotificationRow[] = [
  {
    title: 'Členské na tento mesiac',
    body: 'Dobrý deň,\n\npredpisy členského na tento mesiac sú v časti Členské aj s QR kódom pre banku. Ak ste už zaplatili, nemusíte robiť nič.\n\nĎakujeme.',
    kind: 'fees',
    url: '/auth/player/membership',
    sent: [12, '18:00'],
    by: 'Mária Sedláková',
  },
  {
    title: 'Tréning v hale: pevná podrážka zostáva doma',
    body: 'Ahojte,\n\nod tohto týždňa trénujeme v hale. Prineste si halovú obuv so svetlou podrážkou, fľašu s vodou a suché tričko na cestu domov.\n\nĽuboš',
    kind: 'message',
    sent: [5, '19:30'],
    by: 'Ľuboš Šimko',
    categories: ['U11', 'U13'],
  },
  {
    title: 'Mikulášsky turnaj: potrebujeme vedieť, kto príde',
    body: 'Dobrý deň,\n\nprosíme o odpoveď na turnaje v decembri, autobus objednávame podľa počtu detí.\n\nĎakujeme, že odpovedáte včas.',
    kind: 'reminders',
    url: '/auth/player/eventList',
    sent: [1, '17:00'],
    by: 'Mária Sedláková',
  },
]

/** The numbers that are stored and sent; EVENT_WORDS are shown. */
export const EVENT_TYPES = { training: 0, tournament: 1, match: 2 } as const
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES]

export const EVENT_WORDS: Record<EventType, { one: string; many: string }> = {
  0: { one: 'Tréning', many: 'Tréningy' },
  1: { one: 'Turnaj', many: 'Turnaje' },
  2: { one: 'Zápas', many: 'Zápasy' },
}

/** A match of no competition. */
export const FRIENDLY = 'Priateľský zápas'

export const HOME_AWAY = { home: 'Doma', away: 'Vonku', neutral: 'Neutrálne ihrisko' } as const

/** A player's answer to an event. */
export const ANSWERS = { yes: 'Príde', no: 'Nepríde', maybe: 'Ešte nevie' } as const
/** The same once the event has begun. */
export const PAST_ANSWERS = {
  yes: 'Účasť potvrdená',
  no: 'Neúčasť oznámená',
  maybe: 'Účasť neistá',
} as const
export type Answer = keyof typeof ANSWERS
/** The tone and the mark beside the word. */
export const ANSWER_LOOKS = { yes: ['ok', 'yes'], no: ['bad', 'no'], maybe: ['warn', 'maybe'] } as const

/** Reasons offered with a no; „iné“ stands for free text. */
export const REASONS = ['choroba', 'zranenie', 'škola', 'rodinné dôvody', 'dovolenka', 'iné'] as const

/** Events, counted. */
export const EVENT_FORMS = ['udalosť', 'udalosti', 'udalostí'] as const

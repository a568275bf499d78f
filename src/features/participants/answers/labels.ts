import type { Answer } from '../labels'

/** The buttons for one's own answer and for a child's. */
export const ANSWER_ACTS: Record<'own' | 'child', Record<Answer, string>> = {
  own: { yes: 'Prídem', no: 'Neprídem', maybe: 'Ešte neviem' },
  child: { yes: 'Príde', no: 'Nepríde', maybe: 'Ešte nevie' },
}

/** Which events a list shows. */
export const EVENT_KINDS = { all: 'Všetko', matches: 'Zápasy a turnaje', trainings: 'Tréningy' } as const
export type EventKind = keyof typeof EVENT_KINDS

import { type Answer, ANSWERS } from '../labels'

/** The answers in the first person for oneself, in the third for a child. */
export const ANSWER_ACTS: Record<'own' | 'child', Record<Answer, string>> = {
  own: { yes: 'Prídem', no: 'Neprídem', maybe: 'Ešte neviem' },
  child: ANSWERS,
}

/** Filters of a list of events. */
export const EVENT_KINDS = { all: 'Všetko', matches: 'Zápasy a turnaje', trainings: 'Tréningy' } as const
export type EventKind = keyof typeof EVENT_KINDS

/** What a list of events to come says when it is empty. */
export const NONE_PLANNED: Record<EventKind, string> = {
  all: 'Zatiaľ nie je naplánovaná žiadna ďalšia udalosť.',
  matches: 'Zatiaľ nie je naplánovaný žiadny ďalší zápas ani turnaj.',
  trainings: 'Zatiaľ nie je naplánovaný žiadny ďalší tréning.',
}

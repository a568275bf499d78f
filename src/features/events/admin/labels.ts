import { writtenDay } from '@/lib/dates'
import type { Named } from '@/lib/schema'
import { dashed } from '@/lib/text'
import { counted } from '@/lib/plural'
import { EVENT_WORDS, HOME_AWAY } from '../labels'
import type { EventForm } from '../form/rules'

interface Names {
  categories: readonly Named[]
  trainers: readonly Named[]
}

const namesOf = (ids: readonly string[], rows: readonly Named[]): string =>
  rows
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
const yesNo = (value: boolean): string => (value ? 'áno' : 'nie')

/** One version of an event, line by line as a person reads it. */
export const toldEvent = (form: EventForm, { categories, trainers }: Names): [string, string][] => [
  ['Typ', EVENT_WORDS[form.type].one],
  ['Kategórie', namesOf(form.categories, categories)],
  ['Názov', form.title],
  ['Deň', writtenDay(form.startsAt)],
  ['Čas', dashed(...[form.from, form.endsAt].filter(Boolean))],
  ['Zraz', form.meetAt],
  ['Miesto', form.place],
  ['Vedie', namesOf(form.trainers, trainers)],
  ['Zastupuje', namesOf([form.substitute], trainers)],
  ['Obsah tréningu', form.content],
  ['Vyžadovať odpoveď', yesNo(form.answerRequired)],
  ['Uzávierka odpovedí', form.answerBy.replace('T', ' ')],
  ['Súper', form.opponent],
  ['Doma / Vonku', form.homeAway && HOME_AWAY[form.homeAway]],
  ['Súťaž', form.competition],
  ['Kolo', form.round],
  ['Výsledok', form.own || form.their ? `${form.own} : ${form.their}` : ''],
  ['Strelci', form.scorers],
  ['Poznámka', form.note],
  ['Interná poznámka', form.internalNote],
  ['Zverejniť na webe', yesNo(form.published)],
]

/** How much of a series a change is about. */
export const SERIES_SCOPES = [
  { value: 'one', label: 'Len túto udalosť' },
  { value: 'following', label: 'Túto a všetky nasledujúce' },
]

/** „12 udalostí“ */
export const eventCount = (count: number): string => counted(count, ['udalosť', 'udalosti', 'udalostí'])

/** What of a series is not the caller's to change; nothing when that is none of it. */
export const toldSkipped = (skipped = 0): string =>
  skipped > 0 ? ` Meniť ich môže len administrátor, preto bez zmeny: ${eventCount(skipped)}.` : ''

/** What was done with a change of a series, and what stayed as it was. */
export const toldFollowing = (count: number, kept: number, skipped = 0): string =>
  [
    `Zmenené: ${eventCount(count)}.`,
    kept > 0 && `Samostatne upravené alebo s dochádzkou, preto bez zmeny: ${eventCount(kept)}.`,
  ]
    .filter(Boolean)
    .join(' ') + toldSkipped(skipped)

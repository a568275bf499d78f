import { dashed } from '@/lib/text'
import { WEEKDAYS, type Weekday } from '../labels'
import type { CategoryForm } from './rules'

/** One version of a category, line by line as a person reads it. */
export const toldCategory = (form: CategoryForm): [string, string][] => [
  ['Názov', form.name],
  ['Poradie', form.order],
  ['Zobraziť v zápasoch', form.showInMatches ? 'áno' : 'nie'],
  ['Ročníky', dashed(...[form.yearFrom, form.yearTo].filter(Boolean))],
  [
    'Tréningy',
    form.slots
      .map(({ weekday, from, to, place }) => `${WEEKDAYS[weekday as Weekday]} ${dashed(from, to)}, ${place}`)
      .join('; '),
  ],
  ['Členské', form.fee && `${form.fee} €`],
  ['Farba', form.colour],
]

import { WEEKDAYS, type Weekday } from '../labels'
import type { CategoryForm } from './rules'

/** One version of a category, line by line as a person reads it. */
export const toldCategory = (form: CategoryForm): [string, string][] => [
  ['Názov', form.name],
  ['Poradie', form.order],
  ['Zobraziť v zápasoch', form.showInMatches ? 'áno' : 'nie'],
  ['Ročníky', [form.yearFrom, form.yearTo].filter(Boolean).join(' – ')],
  [
    'Tréningy',
    form.slots
      .map(({ weekday, from, to, place }) => `${WEEKDAYS[weekday as Weekday]} ${from} – ${to}, ${place}`)
      .join('; '),
  ],
  ['Členské', form.fee && `${form.fee} €`],
  ['Farba', form.colour],
]

import { amount, flag, number, own, text } from '@/lib/form-fields'
import { formTable, type ValuesOf } from '@/lib/form-table'
import { dashed } from '@/lib/text'
import { WEEKDAYS, type Weekday } from '../labels'
import type { OfficeCategoryView } from '../schema'

/** A training slot as the form holds it. */
export interface SlotForm {
  weekday: string
  from: string
  to: string
  place: string
}

const formatSlot = ({ weekday, from, to, place }: SlotForm): string =>
  `${WEEKDAYS[weekday as Weekday]} ${dashed(from, to)}, ${place}`

const year = (label: string, name: string) => number(label, { max: 2100, min: 1950, name })

const fields = {
  name: text('Názov', { maxLength: 40, required: true }),
  order: number('Poradie', { max: 10000, min: 0, required: true }),
  yearFrom: year('Ročníky od', 'birthYears.from'),
  yearTo: year('Ročníky do', 'birthYears.to'),
  showInMatches: flag('Zobraziť v zápasoch', true, { hint: 'Kategória bude v menu Zápasy.' }),
  colour: {
    ...text('Farba', { placeholder: '#0e5a3c', type: 'color' }),
    send: (value: string) => value || null,
  },
  trainingSlots: {
    ...own<SlotForm[]>('Tréningy', [], (slots) => slots.map(formatSlot).join('; ')),
    send: (slots: SlotForm[]) => slots.map((slot) => ({ ...slot, weekday: Number(slot.weekday) })),
  },
  monthlyFee: amount('Členský príspevok', {
    hint: 'Suma za mesiac v eurách, napríklad 30,00. Prázdna znamená, že sa predpisy netvoria.',
    optional: true,
    pattern: '\\s*\\d{1,4}([.,]\\d{1,2})?\\s*€?\\s*',
    title: 'Zadajte sumu v eurách, napríklad 30,00.',
  }),
}

export const CATEGORY_ROWS = [['name', 'order'], ['yearFrom', 'yearTo'], 'showInMatches', 'colour'] as const

export type CategoryForm = ValuesOf<typeof fields>

export const categoryForm = formTable<OfficeCategoryView>()(fields, {
  read: {
    yearFrom: ({ birthYears }) => String(birthYears.from ?? ''),
    yearTo: ({ birthYears }) => String(birthYears.to ?? ''),
    trainingSlots: ({ trainingSlots }) =>
      trainingSlots.map((slot) => ({ ...slot, weekday: String(slot.weekday) })),
  },
  send: ({ yearFrom, yearTo }) => ({
    birthYears: { from: fields.yearFrom.send(yearFrom), to: fields.yearTo.send(yearTo) },
    yearFrom: undefined,
    yearTo: undefined,
  }),
})

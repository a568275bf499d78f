import type { Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { adminField } from '@/access/allow'
import { isDay } from '@/lib/dates'
import { feeTextsField } from './fee-texts/fields'
import { areMonths, arePercents } from './rules'

/** A calendar day YYYY-MM-DD. */
const day = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 10,
  validate: (value: unknown) => isDay(value) || 'Zadajte deň, ktorý je v kalendári.',
  admin: { components: { Field: '/panel/fields/fields.client#DayField' } },
})

export const feesField: Field = {
  name: 'fees',
  type: 'group',
  label: 'Členské',
  access: { read: adminField },
  fields: [
    {
      ...{ name: 'dueDay', type: 'number', label: 'Deň splatnosti', min: 1, max: 28, defaultValue: 15 },
      admin: {
        description:
          'Mesiac predpísaný neskôr je splatný siedmy deň po predpísaní, aby rodiny stihli zaplatiť.',
      },
    },
    {
      name: 'siblingPercents',
      type: 'json',
      label: 'Zľava pre súrodencov',
      defaultValue: [50, 100],
      validate: arePercents,
      admin: { components: { Field: '/panel/fields/fields.client#PercentsField' } },
    },
    {
      name: 'freeMonths',
      type: 'json',
      label: 'Mesiace bez členského',
      defaultValue: [7, 8],
      validate: areMonths,
      admin: { components: { Field: '/panel/fields/fields.client#MonthsField' } },
    },
    {
      name: 'proRata',
      type: 'checkbox',
      label: 'Pomerná časť pri nástupe počas mesiaca',
      defaultValue: true,
    },
    { name: 'shown', type: 'checkbox', label: 'Zobraziť výšku členského na webe', defaultValue: true },
    feeTextsField,
  ],
}

/** What confirmations of payments say about the club beside its name, address and IČO. */
export const confirmationFields: Field[] = [
  {
    name: 'register',
    type: 'text',
    label: 'Zápis v registri',
    maxLength: 200,
    admin: {
      description:
        'Uvádza sa na potvrdeniach pre rodičov, napríklad číslo v registri občianskych združení a v registri právnických osôb v športe.',
    },
  },
  {
    name: 'signatory',
    type: 'text',
    label: 'Kto podpisuje potvrdenia',
    maxLength: 100,
    admin: { description: 'Meno a funkcia. Bez nich ostane na potvrdení prázdny riadok na podpis.' },
  },
]

export const paymentLinkField: Field = {
  name: 'paymentLink',
  type: 'checkbox',
  label: 'Rodinám ponúkať platobný odkaz (payme.sk)',
  defaultValue: false,
  admin: {
    description:
      'Na telefóne otvorí aplikáciu banky s vyplnenou platbou. Skúste ho najprv sami: nie každá banka ho pozná a údaje prevodu sa cezeň dostanú na stránku Slovenskej bankovej asociácie.',
  },
}

export const seasonBreaksField: Field = {
  name: 'seasonBreaks',
  type: 'array',
  label: 'Prestávky v sezóne (prázdniny, sviatky)',
  labels: { singular: 'Prestávka', plural: 'Prestávky' },
  fields: [
    { name: 'name', type: 'text', label: 'Názov', required: true, maxLength: 60 },
    day('from', 'Od'),
    day('to', 'Do'),
  ],
}

const hoursBefore = (
  name: string,
  label: string,
  defaultValue: number,
  validate?: NumberFieldSingleValidation,
): Field => ({
  name,
  type: 'number',
  label,
  min: 1,
  max: 336,
  defaultValue,
  validate,
})

export const remindersField: Field = {
  name: 'reminders',
  type: 'group',
  label: 'Pripomienky odpovedí',
  admin: { description: 'Kto do uzávierky neodpovedal, dostane dve pripomienky.' },
  fields: [
    hoursBefore('firstHours', 'Prvá, koľko hodín pred uzávierkou', 48),
    hoursBefore('secondHours', 'Druhá, koľko hodín pred uzávierkou', 12, (value, options) => {
      const { firstHours } = options.siblingData as { firstHours?: number | null }
      if (value && firstHours && value >= firstHours)
        return 'Druhá pripomienka príde po prvej: zadajte menej hodín ako pri prvej.'
      return number(value, options)
    }),
  ],
}

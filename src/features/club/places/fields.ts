import type { Field } from 'payload'
import { nobodyField } from '@/access/allow'
import { isDay } from '@/lib/dates'
import { REASON_MAX } from './rules'

const isDayOrEmpty = (value: unknown): true | string =>
  !value || isDay(value) || 'Zadajte deň, ktorý je v kalendári.'

/**
 * From when to when a place is closed. Written by commands alone: a settings page that was opened before somebody closed a
 * place would otherwise open it again when it is saved.
 */
const closuresField: Field = {
  name: 'closures',
  type: 'array',
  label: 'Zatvorené',
  labels: { singular: 'Zatvorenie', plural: 'Zatvorenia' },
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Od',
      required: true,
      maxLength: 10,
      validate: isDayOrEmpty,
      admin: { hidden: true },
    },
    // Without it until further notice.
    { name: 'to', type: 'text', label: 'Do', maxLength: 10, validate: isDayOrEmpty, admin: { hidden: true } },
    { name: 'reason', type: 'text', label: 'Dôvod', maxLength: REASON_MAX },
  ],
}

export const placesField: Field = {
  name: 'places',
  type: 'array',
  label: 'Miesta',
  labels: { singular: 'Miesto', plural: 'Miesta' },
  admin: {
    description:
      'Zatvoriť ihrisko sa dá na webe v Správe: Udalosti, tlačidlo „Zatvoriť ihrisko“. Rodiny a tréneri sa o tom dozvedia sami.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Názov', required: true, maxLength: 80 },
    { name: 'address', type: 'text', label: 'Adresa', maxLength: 160 },
    closuresField,
  ],
}

import type { CollectionConfig } from 'payload'
import { adminField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { slugField } from '@/fields/slug'
import { timeField } from '@/fields/time'
import { categoryAccess } from './access'
import { refuseDeleteReferenced, refuseTrashReferenced } from './guards'
import { WEEKDAYS } from './labels'
import { birthYearsInOrder, slotInOrder } from './rules'

export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Kategória', plural: 'Kategórie' },
  admin: { group: false, useAsTitle: 'name', defaultColumns: ['name', 'order'] },
  defaultSort: 'order',
  trash: true,
  access: categoryAccess,
  hooks: {
    ...revalidateHooks('categories', 'events'),
    beforeChange: [refuseTrashReferenced],
    beforeDelete: [refuseDeleteReferenced],
  },
  fields: [
    idField,
    { name: 'name', type: 'text', label: 'Názov', required: true, unique: true, maxLength: 40 },
    slugField('name'),
    {
      name: 'showInMatches',
      type: 'checkbox',
      label: 'Zobraziť v zápasoch',
      defaultValue: false,
      index: true,
    },
    { name: 'order', type: 'number', label: 'Poradie', required: true, defaultValue: 100, index: true },
    {
      name: 'birthYears',
      type: 'group',
      label: 'Ročníky narodenia',
      validate: birthYearsInOrder,
      fields: [
        { name: 'from', type: 'number', label: 'od', min: 1950, max: 2100 },
        { name: 'to', type: 'number', label: 'do', min: 1950, max: 2100 },
      ],
    },
    {
      name: 'trainingSlots',
      type: 'array',
      label: 'Týždenný rozpis tréningov',
      labels: { singular: 'Tréning', plural: 'Tréningy' },
      maxRows: 14,
      validate: slotInOrder,
      fields: [
        { name: 'weekday', type: 'select', label: 'Deň', required: true, options: optionsOf(WEEKDAYS) },
        timeField('from', 'Od'),
        timeField('to', 'Do'),
        { name: 'place', type: 'text', label: 'Miesto', required: true, maxLength: 80 },
      ],
    },
    {
      name: 'monthlyFee',
      type: 'number',
      label: 'Členské za mesiac (v centoch)',
      min: 0,
      max: 1_000_000,
      access: { read: adminField },
    },
    { name: 'colour', type: 'text', label: 'Farba', maxLength: 7 },
  ],
}

import type { Field } from 'payload'
import { adminField } from '@/access/allow'
import { optionsOf } from '@/fields/options'
import { RELATIONS, RIGHTS } from '../labels'

/** Whose guardian an account is; only an admin says so. */
export const familyFields: Field[] = [
  {
    name: 'children',
    type: 'array',
    label: 'Deti',
    labels: { singular: 'Dieťa', plural: 'Deti' },
    maxRows: 12,
    access: { create: adminField, update: adminField },
    fields: [
      {
        name: 'player',
        type: 'relationship',
        relationTo: 'users',
        label: 'Hráč',
        required: true,
        index: true,
        filterOptions: { playing: { equals: true } },
      },
      {
        name: 'relation',
        type: 'select',
        label: 'Vzťah',
        required: true,
        defaultValue: 'other',
        options: optionsOf(RELATIONS),
      },
      {
        name: 'right',
        type: 'select',
        label: 'Práva',
        required: true,
        defaultValue: 'full',
        options: optionsOf(RIGHTS),
      },
    ],
  },
]

import type { Field } from 'payload'
import { adminField, nobodyField } from '@/access/allow'
import { optionsOf } from '@/fields/options'
import { VISIBILITIES } from './labels'

/** Who sees a document or folder: as chosen, and the narrowest of that and its folders', which access filters by. */
export const visibilityFields: Field[] = [
  {
    name: 'visibility',
    type: 'select',
    label: 'Viditeľné pre',
    required: true,
    defaultValue: 'public',
    options: optionsOf(VISIBILITIES),
  },
  {
    name: 'effective',
    type: 'select',
    index: true,
    options: optionsOf(VISIBILITIES),
    admin: { hidden: true },
    access: { create: nobodyField, read: adminField, update: nobodyField },
  },
]

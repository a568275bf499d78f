import type { Field } from 'payload'
import { adminField, nobodyField } from '@/access/allow'
import { optionsOf } from '@/fields/options'
import { VISIBILITIES } from './labels'

/**
 * Who sees a document or folder: as chosen, and the narrowest of that and its folders', which access filters by. A new
 * folder hides nothing; a new document is for those who are signed in until the office says otherwise.
 */
export const visibilityFields = (defaultValue: 'public' | 'members'): Field[] => [
  {
    name: 'visibility',
    type: 'select',
    label: 'Viditeľné pre',
    required: true,
    defaultValue,
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

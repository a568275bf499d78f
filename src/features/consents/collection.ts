import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { consentAccess } from './access'
import { GIVEN_AS, PURPOSES } from './labels'

/** Who said what to which text: append-only. The newest row of a person and purpose holds (rules.ts). */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Súhlas', plural: 'Súhlasy' },
  admin: { hidden: true, useAsTitle: 'purpose' },
  access: consentAccess,
  lockDocuments: false,
  indexes: [{ fields: ['person', 'purpose', 'at'] }],
  fields: [
    idField,
    // Not required by the database: deleting an account empties the reference and leaves the row.
    { name: 'person', type: 'relationship', relationTo: 'users', label: 'Koho sa týka' },
    { name: 'purpose', type: 'select', label: 'Účel', required: true, options: optionsOf(PURPOSES) },
    { name: 'textVersion', type: 'number', label: 'Verzia textu', required: true, min: 1 },
    { name: 'given', type: 'checkbox', label: 'Súhlasí', required: true },
    { name: 'at', type: 'date', label: 'Kedy', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Kto odpovedal', index: true },
    { name: 'givenAs', type: 'select', label: 'V akom vzťahu', required: true, options: optionsOf(GIVEN_AS) },
    { name: 'paper', type: 'checkbox', label: 'Z papiera zapísala kancelária', defaultValue: false },
    // The client's id of one tap: sent twice, it is one answer.
    { name: 'operation', type: 'text', label: 'Operácia', unique: true, maxLength: 64 },
  ],
}

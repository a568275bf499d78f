import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { consentTextAccess } from '../access'
import { PURPOSES } from '../labels'

/** The texts people consent to, version by version: append-only. */
export const ConsentTexts: CollectionConfig = {
  slug: 'consentTexts',
  labels: { singular: 'Text súhlasu', plural: 'Texty súhlasov' },
  admin: { hidden: true, useAsTitle: 'purpose' },
  access: consentTextAccess,
  lockDocuments: false,
  indexes: [{ fields: ['purpose', 'version'], unique: true }],
  fields: [
    idField,
    { name: 'purpose', type: 'select', label: 'Účel', required: true, options: optionsOf(PURPOSES) },
    { name: 'version', type: 'number', label: 'Verzia', required: true, min: 1 },
    { name: 'text', type: 'textarea', label: 'Text', required: true, maxLength: 4000 },
    { name: 'from', type: 'date', label: 'Platí od', required: true },
  ],
}

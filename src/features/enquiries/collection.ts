import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Field } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { enquiryAccess } from './access'
import { noteChange } from './hooks'
import { KINDS, STATES } from './labels'
import { expiryOf } from './rules'

/** What a visitor wrote cannot be edited. */
const asWritten = { access: { update: nobodyField } }
const text = (name: string, label: string, maxLength: number): Field => ({
  name,
  type: 'text',
  label,
  maxLength,
  ...asWritten,
})

/** Messages from the public forms. No trash and no versions, so that nothing is left of one that expired. */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Správa z webu', plural: 'Správy z webu' },
  admin: {
    useAsTitle: 'guardianName',
    defaultColumns: ['guardianName', 'kind', 'category', 'state', 'createdAt'],
    description: 'Každá správa sa 90 dní po prijatí sama vymaže.',
    group: 'Klub',
  },
  defaultSort: '-createdAt',
  access: enquiryAccess,
  lockDocuments: false,
  hooks: { beforeChange: [noteChange] },
  fields: [
    idField,
    {
      name: 'kind',
      type: 'select',
      label: 'Čoho sa týka',
      required: true,
      options: optionsOf(KINDS),
      ...asWritten,
    },
    {
      name: 'state',
      type: 'select',
      label: 'Stav',
      required: true,
      defaultValue: 'new',
      options: optionsOf(STATES),
      index: true,
    },
    // Who changed the state, and when (hooks.ts); empty while it is as it came.
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Stav zmenil/a',
      admin: { readOnly: true },
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'changedAt',
      type: 'date',
      label: 'Stav zmenený',
      admin: { readOnly: true },
      access: { create: nobodyField, update: nobodyField },
    },
    // Not required by the database: deleting a category empties the reference and leaves the enquiry.
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: 'Navrhovaná kategória',
      index: true,
    },
    text('childName', 'Meno a priezvisko dieťaťa', 80),
    {
      name: 'birthYear',
      type: 'number',
      label: 'Rok narodenia',
      min: 1950,
      max: 2100,
      ...asWritten,
    },
    { ...text('guardianName', 'Meno odosielateľa', 80), required: true } as Field,
    text('phone', 'Telefón', 24),
    { name: 'email', type: 'email', label: 'E-mail', ...asWritten },
    { name: 'note', type: 'textarea', label: 'Správa', maxLength: 2000, ...asWritten },
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Vymaže sa',
      required: true,
      index: true,
      defaultValue: () => expiryOf(new Date()).toISOString(),
      admin: { readOnly: true },
      access: { create: nobodyField, update: nobodyField },
    },
    // Identifies a send: a request repeated with it is the same enquiry.
    {
      name: 'operation',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 64,
      defaultValue: () => randomUUID(),
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
  ],
}

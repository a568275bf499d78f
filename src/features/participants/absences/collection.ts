import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { absenceAccess } from './access'

/** Written by commands only. */
const internal = { create: nobodyField, update: nobodyField }

/** A player away from one day to another: answers „no“ to their invitations within, also to those made later. */
export const Absences: CollectionConfig = {
  slug: 'absences',
  labels: { singular: 'Neprítomnosť', plural: 'Neprítomnosti' },
  admin: { hidden: true, useAsTitle: 'from' },
  access: absenceAccess,
  lockDocuments: false,
  indexes: [
    // One request for several children makes one row for each of them; sent twice, it makes no more.
    { fields: ['operation', 'player'], unique: true },
    { fields: ['player', 'to'] },
  ],
  fields: [
    idField,
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'users',
      label: 'Hráč',
      required: true,
      access: internal,
    },
    // Calendar days YYYY-MM-DD, both included.
    { name: 'from', type: 'text', label: 'Od', required: true, maxLength: 10, access: internal },
    { name: 'to', type: 'text', label: 'Do', required: true, maxLength: 10, index: true, access: internal },
    { name: 'reason', type: 'text', label: 'Dôvod', maxLength: 200, access: internal },
    // Through which invitations a trainer may answer: their own categories. Empty for families and the office: all.
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Kategórie',
      access: internal,
    },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Zapísal', access: internal },
    { name: 'at', type: 'date', label: 'Zapísané', required: true, access: internal },
    { name: 'operation', type: 'text', required: true, maxLength: 64, access: internal },
    { name: 'takenBackAt', type: 'date', label: 'Odobrané', access: internal },
  ],
}

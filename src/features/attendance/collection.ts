import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { attendanceAccess } from './access'
import { takeStartFromEvent } from './hooks'
import { STATUSES } from './labels'

/** Whose mark it is, and of what, stays. */
const lasting = { update: nobodyField }
/** Who takes a mark back, and for how long, hangs on these: no door writes them. */
const ours = { create: nobodyField, update: nobodyField }

export const Attendances: CollectionConfig = {
  slug: 'attendances',
  labels: { singular: 'Dochádzka', plural: 'Dochádzka' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: attendanceAccess,
  lockDocuments: false,
  hooks: { beforeChange: [takeStartFromEvent] },
  indexes: [
    { fields: ['event', 'player'], unique: true },
    { fields: ['player', 'startsAt'] },
    { fields: ['category', 'event'] },
    // A season's sums are counted from the index alone, each status of a category a stretch of it.
    { fields: ['category', 'status', 'startsAt'] },
  ],
  fields: [
    idField,
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: 'Udalosť',
      required: true,
      access: lasting,
    },
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'users',
      label: 'Hráč',
      required: true,
      access: lasting,
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: 'Kategória v tom čase',
      required: true,
    },
    { name: 'status', type: 'select', label: 'Stav', required: true, options: optionsOf(STATUSES) },
    { name: 'note', type: 'text', label: 'Poznámka', maxLength: 200 },
    {
      name: 'recordedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Zapísal',
      defaultValue: ({ user }) => user?.id,
      access: ours,
    },
    {
      name: 'recordedAt',
      type: 'date',
      label: 'Zapísané',
      required: true,
      defaultValue: () => new Date().toISOString(),
      access: ours,
    },
    // When the event begins, repeated here: which season a row counts to, and in which order rows are read.
    { name: 'startsAt', type: 'date', index: true, access: ours },
    // The id of the tap on the device: the same tap sent twice is one tap.
    { name: 'operation', type: 'text', maxLength: 64, admin: { hidden: true } },
  ],
}

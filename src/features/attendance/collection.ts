import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { attendanceAccess } from './access'
import { copyStartFromEvent, onlyOfLate } from './hooks'
import { STATUSES } from './labels'
import { MAX_LATE_MINUTES } from './rules'

/** Event and player of a row never change. */
const fixed = { update: nobodyField }
/** Written by the commands only: who may delete a row, and until when, is decided by these fields. */
const internal = { create: nobodyField, update: nobodyField }

export const Attendances: CollectionConfig = {
  slug: 'attendances',
  labels: { singular: 'Dochádzka', plural: 'Dochádzka' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: attendanceAccess,
  lockDocuments: false,
  hooks: { beforeChange: [copyStartFromEvent] },
  indexes: [
    { fields: ['event', 'player'], unique: true },
    { fields: ['player', 'startsAt'] },
    { fields: ['category', 'event'] },
    // A season's sums are counted from this index alone.
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
      access: fixed,
    },
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'users',
      label: 'Hráč',
      required: true,
      access: fixed,
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
      name: 'lateMinutes',
      type: 'number',
      label: 'Meškanie v minútach',
      min: 1,
      max: MAX_LATE_MINUTES,
      hooks: { beforeChange: [onlyOfLate] },
    },
    {
      name: 'recordedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Zapísal',
      defaultValue: ({ user }) => user?.id,
      access: internal,
    },
    {
      name: 'recordedAt',
      type: 'date',
      label: 'Zapísané',
      required: true,
      defaultValue: () => new Date().toISOString(),
      access: internal,
    },
    // The start of the event, repeated here for the season and the order of rows.
    { name: 'startsAt', type: 'date', index: true, access: internal },
    // The id of the tap on the device, so that the same tap sent twice is one change.
    { name: 'operation', type: 'text', maxLength: 64, admin: { hidden: true } },
  ],
}

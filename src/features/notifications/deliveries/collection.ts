import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { deliveryAccess } from '../access'
import { CHANNELS, DELIVERY_STATES } from '../labels'

/** Written by commands alone. */
const byCommands = { create: nobodyField, update: nobodyField }

/** A notification to one person by one channel; an inbox is a person's deliveries of the channel `inbox`. */
export const Deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Doručenie', plural: 'Doručenia' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: deliveryAccess,
  lockDocuments: false,
  indexes: [
    // A job that runs twice writes each delivery once.
    { fields: ['notification', 'user', 'channel'], unique: true },
    { fields: ['user', 'channel', 'createdAt'] },
    { fields: ['user', 'channel', 'seenAt'] },
  ],
  fields: [
    idField,
    // Not required by the database: deleting an account empties the reference and leaves the row.
    {
      name: 'notification',
      type: 'relationship',
      relationTo: 'notifications',
      label: 'Notifikácia',
      access: byCommands,
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Komu', access: byCommands },
    {
      name: 'channel',
      type: 'select',
      label: 'Ako',
      required: true,
      options: optionsOf(CHANNELS),
      access: byCommands,
    },
    {
      name: 'state',
      type: 'select',
      label: 'Stav',
      required: true,
      options: optionsOf(DELIVERY_STATES),
      access: byCommands,
    },
    { name: 'attempts', type: 'number', label: 'Pokusy', defaultValue: 1, access: byCommands },
    { name: 'seenAt', type: 'date', label: 'Zobrazené' },
  ],
}

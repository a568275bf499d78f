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
    { fields: ['channel', 'state', 'dueAt'] },
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
    // When a copy that waits may be sent, by its reader's choices and after a failure.
    { name: 'dueAt', type: 'date', label: 'Odošle sa', access: byCommands },
    // When a process began to send it: one that died is known by it.
    { name: 'claimedAt', type: 'date', access: byCommands },
    { name: 'claimedBy', type: 'text', maxLength: 40, access: byCommands },
    // Sent first, and in quiet hours too.
    { name: 'urgent', type: 'checkbox', defaultValue: false, access: byCommands },
    // What is sent together has the same copy, over all tries.
    { name: 'copy', type: 'text', maxLength: 40, access: byCommands },
    { name: 'reason', type: 'text', label: 'Prečo nie', maxLength: 200, access: byCommands },
    { name: 'seenAt', type: 'date', label: 'Zobrazené' },
  ],
}

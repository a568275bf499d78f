import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { deliveryAccess } from '../access'
import { CHANNELS, DELIVERY_STATES } from '../labels'

const ours = { create: nobodyField, update: nobodyField }

/** One notification on its way to one person; an inbox is the list of a person's own. */
export const Deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Doručenie', plural: 'Doručenia' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: deliveryAccess,
  lockDocuments: false,
  indexes: [
    // Each recipient at most once, whatever runs twice.
    { fields: ['notification', 'user', 'channel'], unique: true },
    { fields: ['user', 'channel', 'createdAt'] },
    { fields: ['user', 'channel', 'seenAt'] },
  ],
  fields: [
    idField,
    // Not required by the database: an account that is deleted leaves its row behind without a name.
    {
      name: 'notification',
      type: 'relationship',
      relationTo: 'notifications',
      label: 'Notifikácia',
      access: ours,
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Komu', access: ours },
    {
      name: 'channel',
      type: 'select',
      label: 'Ako',
      required: true,
      options: optionsOf(CHANNELS),
      access: ours,
    },
    {
      name: 'state',
      type: 'select',
      label: 'Stav',
      required: true,
      options: optionsOf(DELIVERY_STATES),
      access: ours,
    },
    { name: 'attempts', type: 'number', label: 'Pokusy', defaultValue: 1, access: ours },
    { name: 'seenAt', type: 'date', label: 'Zobrazené' },
  ],
}

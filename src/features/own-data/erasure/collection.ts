import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { erasureAccess } from './access'
import { ERASURE_STATES } from './labels'

/** Written by the commands alone; the office reads what was counted. */
const byCommands = { create: nobodyField, update: nobodyField }

/**
 * A request to erase somebody's data, and what became of it. It names people by their rows only: once those are blank,
 * it says that an erasure happened, when and by whom, and nothing of whom it was.
 */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: 'Vymazanie údajov', plural: 'Vymazania údajov' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: erasureAccess,
  lockDocuments: false,
  indexes: [{ fields: ['state', 'createdAt'] }],
  fields: [
    idField,
    {
      name: 'state',
      type: 'select',
      label: 'Stav',
      required: true,
      defaultValue: 'open',
      options: optionsOf(ERASURE_STATES),
      access: byCommands,
    },
    { name: 'person', type: 'relationship', relationTo: 'users', label: 'Koho', access: byCommands },
    // The ids of the person and of who asks while the request is open, so that nobody has two about the same person.
    { name: 'openFor', type: 'text', unique: true, admin: { hidden: true }, access: byCommands },
    { name: 'requestedBy', type: 'relationship', relationTo: 'users', label: 'Požiadal', access: byCommands },
    { name: 'closedBy', type: 'relationship', relationTo: 'users', label: 'Vybavil', access: byCommands },
    { name: 'closedAt', type: 'date', label: 'Vybavené', access: byCommands },
    { name: 'reply', type: 'text', label: 'Odpoveď klubu', maxLength: 500, access: byCommands },
    // How many rows of each kind were changed; no values.
    { name: 'counts', type: 'json', label: 'Počty', access: byCommands },
  ],
}

import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { closingAccess } from './access'

/** Written by commands only. */
const internal = { create: nobodyField, update: nobodyField }
const hidden = { admin: { hidden: true }, access: internal } as const

/**
 * What somebody did at once because a place is closed: which events they cancelled or moved, what these were before, and
 * whether they closed the place itself. Taken back, and not deleted before a year is over (own-data/retention).
 */
export const Closings: CollectionConfig = {
  slug: 'closings',
  labels: { singular: 'Zatvorenie naraz', plural: 'Zatvorenia naraz' },
  admin: { hidden: true, useAsTitle: 'placeName' },
  access: closingAccess,
  lockDocuments: false,
  indexes: [{ fields: ['by', 'at'] }],
  fields: [
    idField,
    { name: 'operation', type: 'text', required: true, unique: true, maxLength: 64, ...hidden },
    // The row of the place in the club's settings, and its name then.
    { name: 'place', type: 'text', required: true, maxLength: 40, ...hidden },
    { name: 'placeName', type: 'text', label: 'Miesto', required: true, maxLength: 120, access: internal },
    // Calendar days YYYY-MM-DD, both included.
    { name: 'from', type: 'text', label: 'Od', required: true, maxLength: 10, access: internal },
    { name: 'to', type: 'text', label: 'Do', required: true, maxLength: 10, access: internal },
    { name: 'reason', type: 'text', label: 'Dôvod', maxLength: 160, access: internal },
    // Whether the place itself was closed, by the closure with the id of this row.
    { name: 'closed', type: 'checkbox', label: 'Miesto sa zatvorilo', defaultValue: false, ...hidden },
    // The changed events as JSON (rules.ts).
    { name: 'changes', type: 'textarea', required: true, ...hidden },
    { name: 'notify', type: 'checkbox', defaultValue: true, ...hidden },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Kto', access: internal },
    { name: 'at', type: 'date', label: 'Kedy', required: true, index: true, access: internal },
    { name: 'undoneAt', type: 'date', label: 'Vrátené', access: internal },
  ],
}

import type { CollectionConfig } from 'payload'
import { accessFor, nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'

/** Written by commands alone. */
const byCommands = { create: nobodyField, update: nobodyField }

/**
 * What happened and has not been told yet. Rows are deleted in the transaction that tells them; one that is `told` only
 * remembers that something must not be told again before `dueAt`.
 */
export const Notices: CollectionConfig = {
  slug: 'notices',
  labels: { singular: 'Neoznámená zmena', plural: 'Neoznámené zmeny' },
  admin: { hidden: true, useAsTitle: 'key' },
  access: accessFor('notices'),
  lockDocuments: false,
  indexes: [{ fields: ['told', 'dueAt'] }],
  fields: [
    idField,
    { name: 'kind', type: 'text', label: 'Čo', required: true, maxLength: 20, access: byCommands },
    // Not a relation: a deleted row is told to nobody, and deleting it must not wait for its notice.
    { name: 'subject', type: 'text', label: 'O čom', required: true, maxLength: 80, access: byCommands },
    // Of one subject one notice waits; a further change is merged into it.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120, access: byCommands },
    // A snapshot as JSON (rules.ts); empty for what families have not seen.
    { name: 'before', type: 'textarea', access: byCommands },
    // What was written in one act is told together.
    { name: 'batch', type: 'text', index: true, maxLength: 40, access: byCommands },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Kto', access: byCommands },
    { name: 'firstAt', type: 'date', required: true, access: byCommands },
    { name: 'dueAt', type: 'date', required: true, access: byCommands },
    { name: 'told', type: 'checkbox', defaultValue: false, access: byCommands },
  ],
}

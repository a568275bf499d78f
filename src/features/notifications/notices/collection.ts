import type { CollectionConfig } from 'payload'
import { accessFor } from '@/access/allow'
import { idField } from '@/fields/id'

/**
 * What happened and has not been told yet; written by commands alone. Rows are deleted in the transaction that tells them; one that is `told` only
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
    { name: 'kind', type: 'text', label: 'Čo', required: true, maxLength: 20 },
    // Not a relation: a deleted row is told to nobody, and deleting it must not wait for its notice.
    { name: 'subject', type: 'text', label: 'O čom', required: true, maxLength: 80 },
    // Of one subject one notice waits; a further change is merged into it.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120 },
    // A snapshot as JSON (rules.ts); empty for what families have not seen.
    { name: 'before', type: 'textarea' },
    // What was written in one act is told together.
    { name: 'batch', type: 'text', index: true, maxLength: 40 },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Kto' },
    { name: 'firstAt', type: 'date', required: true },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'told', type: 'checkbox', defaultValue: false },
  ],
}

import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { fixtureImportAccess } from './access'

/** The schedules that were imported, with what an undo needs; no file is kept. */
export const FixtureImports: CollectionConfig = {
  slug: 'fixtureImports',
  labels: { singular: 'Import zápasov', plural: 'Importy zápasov' },
  admin: { hidden: true, useAsTitle: 'fileName' },
  access: fixtureImportAccess,
  lockDocuments: false,
  fields: [
    idField,
    { name: 'fileName', type: 'text', label: 'Súbor', required: true, maxLength: 120 },
    // A digest of the file's headings: the next schedule with these headings is read by the same mapping.
    { name: 'headings', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'mapping', type: 'json', required: true },
    { name: 'created', type: 'number', label: 'Nové', required: true },
    { name: 'changed', type: 'number', label: 'Zmenené', required: true },
    // As JSON, ids of new matches and columns of changed ones (fixture-undo/rules.ts); emptied when the days of an undo are over.
    { name: 'changes', type: 'textarea' },
    { name: 'notify', type: 'checkbox', defaultValue: true },
    { name: 'importedBy', type: 'relationship', relationTo: 'users', label: 'Importoval' },
    { name: 'importedAt', type: 'date', label: 'Importované', required: true, index: true },
    { name: 'undoneAt', type: 'date', label: 'Vrátené' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', label: 'Vrátil' },
    // The client's id of the request: the same request sent again imports nothing twice.
    { name: 'operation', type: 'text', maxLength: 64, unique: true, admin: { hidden: true } },
  ],
}

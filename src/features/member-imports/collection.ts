import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { memberImportAccess } from './access'

/** The files of members that were imported, with what an undo needs; no cell of a file is kept. */
export const MemberImports: CollectionConfig = {
  slug: 'memberImports',
  labels: { singular: 'Import členov', plural: 'Importy členov' },
  admin: { hidden: true, useAsTitle: 'fileName' },
  access: memberImportAccess,
  lockDocuments: false,
  fields: [
    idField,
    { name: 'fileName', type: 'text', label: 'Súbor', required: true, maxLength: 120 },
    // A digest of the file's headings: the next file with these headings is read by the same mapping.
    { name: 'headings', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'mapping', type: 'json', required: true },
    { name: 'created', type: 'number', label: 'Nové', required: true },
    { name: 'changed', type: 'number', label: 'Zmenené', required: true },
    { name: 'guardians', type: 'number', label: 'Noví zástupcovia', required: true },
    // Ids, columns and what they were before (undo/rules.ts); emptied when the days of an undo are over.
    { name: 'changes', type: 'json' },
    { name: 'importedBy', type: 'relationship', relationTo: 'users', label: 'Importoval' },
    { name: 'importedAt', type: 'date', label: 'Importované', required: true, index: true },
    { name: 'undoneAt', type: 'date', label: 'Vrátené' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', label: 'Vrátil' },
    // The client's id of the request: the same request sent again imports nothing twice.
    { name: 'operation', type: 'text', maxLength: 64, unique: true, admin: { hidden: true } },
  ],
}

import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { importActs, importedFile } from '@/fields/imported-file'
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
    ...importedFile,
    { name: 'created', type: 'number', label: 'Nové', required: true },
    { name: 'changed', type: 'number', label: 'Zmenené', required: true },
    { name: 'guardians', type: 'number', label: 'Noví zástupcovia', required: true },
    // Ids, columns and what they were before (undo/rules.ts); emptied when the days of an undo are over.
    { name: 'changes', type: 'json' },
    ...importActs(),
  ],
}

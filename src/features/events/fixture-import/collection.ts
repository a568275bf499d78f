import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { importActs, importedFile } from '@/fields/imported-file'
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
    ...importedFile,
    { name: 'created', type: 'number', label: 'Nové', required: true },
    { name: 'changed', type: 'number', label: 'Zmenené', required: true },
    // As JSON, ids of new matches and columns of changed ones (fixture-undo/rules.ts); emptied when the days of an undo are over.
    { name: 'changes', type: 'textarea' },
    { name: 'notify', type: 'checkbox', defaultValue: true },
    ...importActs(),
  ],
}

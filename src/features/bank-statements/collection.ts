import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { importActs, importedFile } from '@/fields/imported-file'
import { bankStatementAccess } from './access'
import { refuseDelete } from './guards'

/** The statements of the club's account that were imported; the files themselves are not kept. */
export const BankStatements: CollectionConfig = {
  slug: 'bankStatements',
  labels: { singular: 'Výpis z účtu', plural: 'Výpisy z účtu' },
  admin: { hidden: true, useAsTitle: 'fileName' },
  access: bankStatementAccess,
  lockDocuments: false,
  hooks: { beforeDelete: [refuseDelete] },
  fields: [
    idField,
    ...importedFile,
    { name: 'firstDay', type: 'text', label: 'Od', required: true, maxLength: 10 },
    { name: 'lastDay', type: 'text', label: 'Do', required: true, maxLength: 10 },
    { name: 'booked', type: 'number', label: 'Zapísané platby', required: true },
    { name: 'amount', type: 'number', label: 'Zapísané spolu, v centoch', required: true },
    { name: 'returned', type: 'number', label: 'Vrátené platby', required: true },
    ...importActs('Nahral', 'Nahrané'),
  ],
}

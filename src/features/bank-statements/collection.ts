import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
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
    { name: 'fileName', type: 'text', label: 'Súbor', required: true, maxLength: 120 },
    // A digest of the file's headings: the next statement of the same bank is read by the same mapping.
    { name: 'headings', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'mapping', type: 'json', required: true },
    { name: 'firstDay', type: 'text', label: 'Od', required: true, maxLength: 10 },
    { name: 'lastDay', type: 'text', label: 'Do', required: true, maxLength: 10 },
    { name: 'booked', type: 'number', label: 'Zapísané platby', required: true },
    { name: 'amount', type: 'number', label: 'Zapísané spolu, v centoch', required: true },
    { name: 'returned', type: 'number', label: 'Vrátené platby', required: true },
    { name: 'importedBy', type: 'relationship', relationTo: 'users', label: 'Nahral' },
    { name: 'importedAt', type: 'date', label: 'Nahrané', required: true, index: true },
    { name: 'undoneAt', type: 'date', label: 'Vrátené' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', label: 'Vrátil' },
    // The client's id of the request: the same request sent again imports nothing twice.
    { name: 'operation', type: 'text', maxLength: 64, unique: true, admin: { hidden: true } },
  ],
}

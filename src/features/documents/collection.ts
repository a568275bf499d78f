import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { fileType, originalName, uploadConfig } from '@/fields/upload'
import { documentAccess } from './access'
import { visibilityFields } from './fields'
import { documentHooks } from './hooks'
import { FILE_TYPES } from './labels'

export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'Dokument', plural: 'Dokumenty' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'folder', 'visibility', 'updatedAt'],
    group: 'Obsah webu',
  },
  defaultSort: 'title',
  trash: true,
  access: documentAccess,
  hooks: documentHooks,
  disableDuplicate: true,
  upload: { ...uploadConfig('documents'), mimeTypes: Object.keys(FILE_TYPES) },
  fields: [
    idField,
    { name: 'title', type: 'text', label: 'Názov', required: true, maxLength: 120, index: true },
    { name: 'folder', type: 'relationship', relationTo: 'documentFolders', label: 'Priečinok', index: true },
    ...visibilityFields('members'),
    originalName,
    fileType,
  ],
}

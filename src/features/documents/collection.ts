import type { CollectionConfig } from 'payload'
import { adminField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { fileType, uploadConfig, originalName } from '@/fields/upload'
import { documentAccess } from './access'
import { documentHooks } from './hooks'
import { DOCUMENT_TYPES } from './fields'
import { VISIBILITIES } from './labels'

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
  upload: { ...uploadConfig('documents'), mimeTypes: [...DOCUMENT_TYPES] },
  fields: [
    idField,
    { name: 'title', type: 'text', label: 'Názov', required: true, maxLength: 120, index: true },
    { name: 'folder', type: 'relationship', relationTo: 'documentFolders', label: 'Priečinok', index: true },
    {
      name: 'visibility',
      type: 'select',
      label: 'Viditeľné pre',
      required: true,
      defaultValue: 'public',
      options: optionsOf(VISIBILITIES),
    },
    // The narrowest of the file's and its folders' visibility: what access asks, without walking the tree.
    {
      name: 'effective',
      type: 'select',
      index: true,
      options: optionsOf(VISIBILITIES),
      admin: { hidden: true },
      access: { create: () => false, read: adminField, update: () => false },
    },
    originalName,
    fileType,
  ],
}

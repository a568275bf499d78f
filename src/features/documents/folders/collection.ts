import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { folderAccess } from '../access'
import { visibilityFields } from '../fields'
import { refuseFullFolder, refuseFolderCircle } from '../guards'
import { folderHooks } from '../hooks'

export const DocumentFolders: CollectionConfig = {
  slug: 'documentFolders',
  labels: { singular: 'Priečinok', plural: 'Priečinky' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'parent', 'visibility', 'order'],
    group: 'Obsah webu',
  },
  defaultSort: 'order',
  access: folderAccess,
  hooks: { ...folderHooks, beforeValidate: [refuseFolderCircle], beforeDelete: [refuseFullFolder] },
  fields: [
    idField,
    { name: 'name', type: 'text', label: 'Názov', required: true, maxLength: 80 },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'documentFolders',
      label: 'Nadriadený priečinok',
      index: true,
    },
    { name: 'order', type: 'number', label: 'Poradie', required: true, defaultValue: 100 },
    ...visibilityFields('public'),
  ],
}

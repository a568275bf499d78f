import type { CollectionConfig } from 'payload'
import { adminField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { folderAccess } from '../access'
import { refuseFullFolder, refuseFolderCircle } from '../guards'
import { folderHooks } from '../hooks'
import { VISIBILITIES } from '../labels'

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
    {
      name: 'visibility',
      type: 'select',
      label: 'Viditeľné pre',
      required: true,
      defaultValue: 'public',
      options: optionsOf(VISIBILITIES),
    },
    {
      name: 'effective',
      type: 'select',
      index: true,
      options: optionsOf(VISIBILITIES),
      admin: { hidden: true },
      access: { create: () => false, read: adminField, update: () => false },
    },
  ],
}

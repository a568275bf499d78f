import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { fileType, uploadConfig, originalName } from '@/fields/upload'
import { mediaAccess } from '../access'
import { mediaHooks } from './hooks'
import { PICTURE_WIDTHS } from './fields'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Obrázok', plural: 'Obrázky' },
  admin: { useAsTitle: 'alt', defaultColumns: ['alt', 'filename', 'updatedAt'], group: 'Obsah webu' },
  access: mediaAccess,
  hooks: mediaHooks,
  disableDuplicate: true,
  upload: {
    ...uploadConfig('media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    imageSizes: Object.entries(PICTURE_WIDTHS).map(([name, width]) => ({ name, width })),
    adminThumbnail: 'small',
    focalPoint: false,
  },
  fields: [
    idField,
    { name: 'alt', type: 'text', label: 'Popis obrázka (pre nevidiacich)', required: true, maxLength: 200 },
    { name: 'people', type: 'relationship', relationTo: 'users', hasMany: true, label: 'Kto je na obrázku' },
    {
      name: 'hiddenForConsent',
      type: 'checkbox',
      label: 'Skryté, kým nie je súhlas',
      defaultValue: false,
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true },
    },
    originalName,
    fileType,
  ],
}

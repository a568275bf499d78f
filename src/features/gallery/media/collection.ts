import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { originalName, ownFileName, uploadDir } from '@/fields/upload'
import { mediaAccess } from '../access'
import { mediaHooks } from '../hooks'

/** Every size is re-encoded: that strips EXIF and GPS, which Payload keeps by default. */
const webp = { format: 'webp', options: { quality: 80 } } as const

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Obrázok', plural: 'Obrázky' },
  admin: { useAsTitle: 'alt', defaultColumns: ['alt', 'filename', 'updatedAt'], group: 'Obsah webu' },
  access: mediaAccess,
  hooks: { ...mediaHooks, beforeOperation: [ownFileName] },
  upload: {
    staticDir: uploadDir('media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    constructorOptions: { limitInputPixels: 25_000_000 },
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    imageSizes: [
      { name: 'small', width: 400, formatOptions: webp, withoutEnlargement: false },
      { name: 'medium', width: 800, formatOptions: webp, withoutEnlargement: false },
      { name: 'large', width: 1600, formatOptions: webp, withoutEnlargement: false },
    ],
    adminThumbnail: 'small',
    focalPoint: false,
    crop: false,
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
  ],
}

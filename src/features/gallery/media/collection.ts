import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { fileType, uploadConfig, originalName } from '@/fields/upload'
import { mediaAccess } from '../access'
import { mediaHooks } from './hooks'
import { PICTURE_WIDTHS } from './fields'
import { SHOWS } from './labels'

/** Set by hooks (features/consents/photos), never by a request. */
const derived = { create: () => false, update: () => false }

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Obrázok', plural: 'Obrázky' },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'filename', 'shows', 'isPublic', 'updatedAt'],
    group: 'Obsah webu',
  },
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
    {
      name: 'shows',
      type: 'select',
      label: 'Koho je na obrázku vidieť',
      options: optionsOf(SHOWS),
      index: true,
      admin: {
        description:
          'Kým to nikto nepovie, obrázok na webe nie je. Mnoho fotiek naraz: Správa → Novinky → Fotky.',
      },
    },
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'Kto je na obrázku',
      admin: { description: 'Na webe je, len kým so zverejnením súhlasí každý z nich.' },
    },
    {
      name: 'portraitOf',
      type: 'relationship',
      relationTo: 'users',
      label: 'Fotka v profile',
      access: derived,
      admin: { readOnly: true },
    },
    {
      name: 'isPublic',
      type: 'checkbox',
      label: 'Smie byť na webe',
      defaultValue: false,
      index: true,
      access: derived,
      admin: { readOnly: true },
    },
    {
      name: 'publicUntil',
      type: 'date',
      label: 'Na webe najdlhšie do',
      index: true,
      access: derived,
      admin: { readOnly: true, condition: ({ publicUntil }) => Boolean(publicUntil) },
    },
    originalName,
    fileType,
  ],
}

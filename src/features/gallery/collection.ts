import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { slugField } from '@/fields/slug'
import { albumAccess } from './access'

export const Albums: CollectionConfig = {
  slug: 'albums',
  labels: { singular: 'Album', plural: 'Galéria' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'date', 'published'], group: 'Obsah webu' },
  defaultSort: '-date',
  trash: true,
  access: albumAccess,
  hooks: { ...revalidateHooks('gallery') },
  fields: [
    idField,
    { name: 'title', type: 'text', label: 'Názov', required: true, maxLength: 100 },
    slugField('title'),
    {
      name: 'date',
      type: 'date',
      label: 'Dátum',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd. M. yyyy' } },
    },
    {
      name: 'photos',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: 'Fotky',
      admin: { description: 'Mnoho fotiek naraz, a kto na nich je: Správa → Novinky → Fotky.' },
    },
    { name: 'published', type: 'checkbox', label: 'Zverejniť na webe', defaultValue: false, index: true },
  ],
}

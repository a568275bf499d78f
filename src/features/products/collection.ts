import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { renewing } from '@/fields/renewing'
import { isWebAddress } from '@/lib/url'
import { productAccess } from './access'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Produkt', plural: 'Produkty' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'price', 'order', 'active'], group: 'Obsah webu' },
  defaultSort: 'order',
  trash: true,
  access: productAccess,
  hooks: { ...renewing('products') },
  fields: [
    idField,
    { name: 'name', type: 'text', label: 'Názov', required: true, maxLength: 80 },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Obrázok' },
    { name: 'price', type: 'number', label: 'Cena v centoch', required: true, min: 0, max: 10_000_000 },
    {
      name: 'url',
      type: 'text',
      label: 'Odkaz do e-shopu',
      required: true,
      maxLength: 300,
      validate: isWebAddress,
    },
    { name: 'order', type: 'number', label: 'Poradie', required: true, defaultValue: 100, index: true },
    { name: 'active', type: 'checkbox', label: 'Zobraziť', defaultValue: true, index: true },
  ],
}

import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { isWebAddress } from '@/lib/url'
import { productAccess } from './access'

const MAX_CENTS = 10_000_000
const isPrice = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_CENTS

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Produkt', plural: 'Produkty' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'price', 'order', 'active'], group: 'Obsah webu' },
  defaultSort: 'order',
  trash: true,
  access: productAccess,
  hooks: { ...revalidateHooks('products') },
  fields: [
    idField,
    { name: 'name', type: 'text', label: 'Názov', required: true, maxLength: 80 },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Obrázok' },
    {
      name: 'price', // in cents
      type: 'number',
      label: 'Cena',
      required: true,
      min: 0,
      max: MAX_CENTS,
      validate: (value: unknown) => isPrice(value) || 'Zadajte cenu v eurách, napríklad 12,50.',
      admin: {
        components: { Cell: '/panel/euro-cell#EuroCell', Field: '/panel/fields/fields.client#EuroField' },
      },
    },
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

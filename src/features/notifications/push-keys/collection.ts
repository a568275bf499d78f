import type { CollectionConfig } from 'payload'
import { accessFor, nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'

const secret = {
  hidden: true,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
} as const

/** The key pair that signs push messages (VAPID): one row, made at the first start. */
export const PushKeys: CollectionConfig = {
  slug: 'pushKeys',
  labels: { singular: 'Kľúč notifikácií', plural: 'Kľúče notifikácií' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: accessFor('pushKeys'),
  lockDocuments: false,
  fields: [
    idField,
    // Always the same: of two processes that start at once only one stores its keys.
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true, ...secret },
    // Encrypted with the site's secret: a copied database cannot send in the club's name.
    { name: 'privateKey', type: 'text', required: true, ...secret },
  ],
}

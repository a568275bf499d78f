import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { paymentAccess } from '../access'
import { PAYMENT_METHODS } from '../labels'

export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Platba', plural: 'Platby' },
  admin: { hidden: true, useAsTitle: 'symbol' },
  access: paymentAccess,
  lockDocuments: false,
  fields: [
    idField,
    {
      name: 'amount',
      type: 'number',
      label: 'Suma v centoch (záporná pri oprave)',
      required: true,
      validate: (value: unknown) =>
        (Number.isInteger(value) && value !== 0) || 'Zadajte sumu v eurách, napríklad 30,00.',
    },
    { name: 'receivedAt', type: 'date', label: 'Prijaté', required: true, index: true },
    {
      name: 'method',
      type: 'select',
      label: 'Spôsob úhrady',
      required: true,
      options: optionsOf(PAYMENT_METHODS),
    },
    { name: 'symbol', type: 'text', label: 'Variabilný symbol', maxLength: 10, index: true },
    { name: 'payer', type: 'text', label: 'Platiteľ', maxLength: 120 },
    { name: 'bankReference', type: 'text', label: 'Referencia banky', maxLength: 80, unique: true },
    { name: 'batch', type: 'text', label: 'Dávka', maxLength: 40, index: true },
    { name: 'recordedBy', type: 'relationship', relationTo: 'users', label: 'Zapísal' },
    {
      name: 'players',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'Za koho',
      index: true,
    },
    {
      name: 'allocations',
      type: 'array',
      label: 'Rozdelenie',
      fields: [
        { name: 'fee', type: 'relationship', relationTo: 'memberFees', label: 'Predpis', required: true },
        { name: 'amount', type: 'number', label: 'Suma v centoch', required: true },
      ],
    },
  ],
}

import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { paymentAccess } from '../access'
import { PAYMENT_METHODS } from '../labels'
import { refuseOutsideCommands } from '../ledger/guards'
import { deriveBalance, markPaymentChanged } from '../ledger/hooks'

export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Platba', plural: 'Platby' },
  admin: { hidden: true, useAsTitle: 'symbol' },
  access: paymentAccess,
  lockDocuments: false,
  hooks: {
    beforeOperation: [refuseOutsideCommands],
    beforeChange: [deriveBalance],
    afterChange: [markPaymentChanged],
  },
  fields: [
    idField,
    {
      name: 'amount',
      type: 'number',
      label: 'Suma v centoch (záporná pri oprave)',
      required: true,
      // A row that only moves credit has the amount 0.
      validate: (value: unknown, { siblingData }: { siblingData?: { method?: unknown } }) =>
        (Number.isInteger(value) && (value !== 0 || siblingData?.method === 'carried')) ||
        'Zadajte sumu v eurách, napríklad 30,00.',
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
      name: 'holder',
      type: 'relationship',
      relationTo: 'users',
      label: 'Na koho účet ide zvyšok',
      index: true,
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'rest',
      type: 'number',
      label: 'Teraz na žiadnom predpise, v centoch',
      defaultValue: 0,
      index: true,
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'reverses',
      type: 'relationship',
      relationTo: 'payments',
      label: 'Opravuje platbu',
      unique: true,
    },
    {
      // On rows that move credit or reverse a payment; empty on a payment itself.
      name: 'source',
      type: 'relationship',
      relationTo: 'payments',
      label: 'Z platby',
      index: true,
    },
    // Distinguishes a repeated request from a different one with the same `batch`.
    { name: 'requestHash', type: 'text', label: 'Odtlačok požiadavky', maxLength: 64 },
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

import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { isDay } from '@/lib/dates'
import { feeAccess } from './access'
import { refuseDeleteWithPayments, refuseDuplicate, refuseTrashPaid } from './guards'
import { deriveOccasion, deriveOwed, keepFirstVersion } from './hooks'
import { FEE_ITEMS } from './labels'
import { refuseOutsideCommands } from './ledger/guards'
import { markFeeChanged } from './ledger/hooks'
import { isPeriod } from './rules'

export const MemberFees: CollectionConfig = {
  slug: 'memberFees',
  labels: { singular: 'Predpis členského', plural: 'Členské' },
  admin: { hidden: true, useAsTitle: 'period' },
  trash: true,
  access: feeAccess,
  versions: { maxPerDoc: 50 },
  hooks: {
    beforeOperation: [refuseOutsideCommands],
    beforeChange: [refuseTrashPaid, deriveOccasion, refuseDuplicate, deriveOwed, keepFirstVersion],
    afterChange: [markFeeChanged],
    beforeDelete: [refuseDeleteWithPayments],
  },
  indexes: [
    { fields: ['player', 'period', 'item', 'occasion'], unique: true },
    { fields: ['period', 'dueDate'] },
    { fields: ['player', 'owed'] },
  ],
  fields: [
    idField,
    { name: 'player', type: 'relationship', relationTo: 'users', label: 'Hráč', required: true, index: true },
    {
      name: 'period',
      type: 'text',
      label: 'Obdobie',
      required: true,
      maxLength: 7,
      validate: (value: unknown) => isPeriod(value) || 'Zadajte obdobie v tvare 2026-09 alebo 2026/27.',
    },
    {
      name: 'item',
      type: 'select',
      label: 'Položka',
      required: true,
      defaultValue: 'monthly',
      options: optionsOf(FEE_ITEMS),
    },
    {
      name: 'amount',
      type: 'number',
      label: 'Suma v centoch',
      required: true,
      min: 0,
      max: 10_000_000,
      validate: wholeCents,
    },
    { name: 'currency', type: 'text', label: 'Mena', required: true, defaultValue: 'EUR', maxLength: 3 },
    { name: 'reason', type: 'text', label: 'Ako suma vznikla', maxLength: 300 },
    {
      name: 'occasion',
      type: 'text',
      required: true,
      defaultValue: 'monthly',
      maxLength: 36,
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'dueDate',
      type: 'text',
      label: 'Splatnosť',
      required: true,
      maxLength: 10,
      index: true,
      validate: (value: unknown) => isDay(value) || 'Zadajte platný dátum, napríklad 24. 11. 2026.',
    },
    { name: 'waived', type: 'checkbox', label: 'Odpustené', defaultValue: false, index: true },
    { name: 'claimedPaidAt', type: 'date', label: 'Rodina hlási úhradu' },
    { name: 'claimRefusedAt', type: 'date', label: 'Nahlásená platba neprišla' },
    { name: 'note', type: 'text', label: 'Poznámka', maxLength: 300 },
    {
      name: 'paidAmount',
      type: 'number',
      label: 'Uhradené v centoch',
      defaultValue: 0,
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Zmenil',
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'owed',
      type: 'number',
      index: true,
      defaultValue: 0,
      access: { create: nobodyField, update: nobodyField },
    },
  ],
}

function wholeCents(value: unknown): true | string {
  return (Number.isInteger(value) && Number(value) >= 0) || 'Zadajte sumu v eurách, napríklad 30,00.'
}

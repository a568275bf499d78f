import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { bankRowAccess } from '../access'
import { ROW_STATES } from '../labels'

/** Movements of the account that are in the books, or wait for the office; `key` makes each of them one. */
export const BankRows: CollectionConfig = {
  slug: 'bankRows',
  labels: { singular: 'Pohyb na účte', plural: 'Pohyby na účte' },
  admin: { hidden: true, useAsTitle: 'day' },
  access: bankRowAccess,
  lockDocuments: false,
  fields: [
    idField,
    { name: 'statement', type: 'relationship', relationTo: 'bankStatements', required: true, index: true },
    // A digest of what tells the movement apart from all others (rows/rules.ts).
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'day', type: 'text', label: 'Deň', required: true, maxLength: 10 },
    { name: 'amount', type: 'number', label: 'Suma v centoch', required: true },
    { name: 'symbol', type: 'text', label: 'Variabilný symbol', maxLength: 10 },
    { name: 'payer', type: 'text', label: 'Platiteľ', maxLength: 120 },
    { name: 'iban', type: 'text', label: 'Účet platiteľa', maxLength: 34, index: true },
    { name: 'note', type: 'text', label: 'Správa', maxLength: 300 },
    {
      name: 'state',
      type: 'select',
      label: 'Stav',
      required: true,
      options: optionsOf(ROW_STATES),
      index: true,
    },
    // The payment it is in the books; of a returned one the payment that it takes back.
    { name: 'payment', type: 'relationship', relationTo: 'payments', label: 'Platba', index: true },
    // Whose fees it pays first: the next payment from the same account is suggested for the same player.
    { name: 'player', type: 'relationship', relationTo: 'users', label: 'Za koho', index: true },
  ],
}

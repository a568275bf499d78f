import type { Field } from 'payload'
import { FEE_TEXT, type FeeTextKind, feeTextProblem } from './rules'

const text = (name: FeeTextKind, label: string, description: string): Field => ({
  name,
  type: 'textarea',
  label,
  maxLength: FEE_TEXT.most,
  // It replaces Payload's own check of the kind of value.
  validate: (value: unknown) =>
    typeof (value ?? '') === 'string' ? (feeTextProblem(name, String(value ?? '')) ?? true) : 'Zadajte text.',
  admin: { description, components: { Field: '/panel/fields/fields.client#FeeTextField' } },
})

/** What the club adds in its own words to its messages about fees, and to confirmations. */
export const feeTextsField: Field = {
  name: 'texts',
  type: 'group',
  label: 'Vlastné texty pre rodiny',
  admin: {
    description:
      'Pridajú sa na koniec správy aj e-mailu. Súrodenci sú v jednej správe: riadky so značkami sa zopakujú pre každé dieťa. Na zamknutom telefóne je vidno len nadpis správy. Prázdny text nič nepridá.',
  },
  fields: [
    text('dueSoon', 'Pripomienka pred splatnosťou', 'Pošle sa s ňou tri dni pred splatnosťou.'),
    text('overdue', 'Pripomienka po splatnosti', 'Pošle sa s ňou raz za týždeň, kým rodina dlží.'),
    text('paid', 'Potvrdenie o platbe', 'Je v správe o prijatej platbe a na potvrdení v PDF.'),
  ],
}

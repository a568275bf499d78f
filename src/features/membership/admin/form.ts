import { amount, day, own, text } from '@/lib/form-fields'
import { formTable } from '@/lib/form-table'
import { notifyLabel } from '@/lib/notify-label'
import { FEE_ITEMS, type FeeItem } from '../labels'
import type { EditedFee } from '../rules'

const OPTIONAL_LINE = { maxLength: 300, optional: true }

const fields = {
  amount: amount('Suma v eurách', { placeholder: '65,00', required: true }),
  dueDate: day('Splatnosť', { required: true }),
  reason: text('Ako suma vznikla', { ...OPTIONAL_LINE, hint: 'Vidí to aj rodina.' }),
  note: text('Interná poznámka', { ...OPTIONAL_LINE, hint: 'Vidí ju len kancelária.' }),
}

/** What is drawn of every fee. */
export const FEE_ROWS = [['amount', 'dueDate'], 'reason', 'note'] as const

/** The form of an existing fee. */
export const feeForm = formTable<EditedFee>()(fields, { read: {} })

const newFields = {
  player: { ...own('Hráč', ''), send: (value: string) => value },
  item: {
    ...own<FeeItem>('Položka', 'kit', (item) => FEE_ITEMS[item]),
    control: { kind: 'select' as const, attributes: {}, options: Object.entries(FEE_ITEMS) },
  },
  /** The period of a monthly fee; of any other item it is the season. */
  month: { ...text('Mesiac', { name: 'period', required: true, type: 'month' }), send: () => undefined },
  season: own('Sezóna', ''),
  /** Whether the family is told of it by a message. */
  notify: own(notifyLabel({ isOne: true }), true),
  ...fields,
}

/** The form of a new fee. */
export const newFeeForm = formTable<EditedFee>()(newFields, {
  // The form is never filled from a row; the types require readers.
  read: { player: () => '', item: () => 'kit', month: () => '', season: () => '', notify: () => true },
  send: ({ item, month, season, notify }) => ({ item, period: item === 'monthly' ? month : season, notify }),
})

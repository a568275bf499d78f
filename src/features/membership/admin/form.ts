import { amount, day, own, text } from '@/lib/form-fields'
import { formTable } from '@/lib/form-table'
import { FEE_ITEMS, type FeeItem } from '../labels'
import type { EditedFee } from '../rules'

const LINE = { maxLength: 300, optional: true }

const fields = {
  amount: amount('Suma v eurách', { placeholder: '65,00', required: true }),
  dueDate: day('Splatnosť', { required: true }),
  reason: text('Ako suma vznikla', { ...LINE, hint: 'Vidí ju aj rodina.' }),
  note: text('Interná poznámka', { ...LINE, hint: 'Vidí ju len kancelária.' }),
}

/** What of a fee can be changed. */
export const feeForm = formTable<EditedFee>()(fields, { read: {} })

const newFields = {
  player: { ...own('Hráč', ''), send: (value: string) => value },
  item: own<FeeItem>('Položka', 'kit', (item) => FEE_ITEMS[item]),
  /** The month of a monthly fee; what is paid once belongs to the season. */
  month: { ...text('Mesiac', { name: 'period', required: true, type: 'month' }), send: () => undefined },
  season: own('Sezóna', ''),
  ...fields,
}

/** A new fee: whose, what for, how much and until when. */
export const newFeeForm = formTable<EditedFee>()(newFields, {
  // A new row has no stored version it could be told apart from.
  read: { player: () => '', item: () => 'kit', month: () => '', season: () => '' },
  send: ({ item, month, season }) => ({ item, period: item === 'monthly' ? month : season }),
})

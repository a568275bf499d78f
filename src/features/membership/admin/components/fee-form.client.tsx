'use client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { FormRows } from '@/ui/form-field.client'
import { RecordForm } from '@/ui/record-form.client'
import type { EditedFee } from '../../rules'
import { FEE_ROWS, feeForm } from '../form'

/** The form of a fee: amount, due day, reason, note. */
export function FeeForm({ fee, onSaved }: { fee: EditedFee; onSaved: () => void }) {
  const form = useRecordForm({
    path: '/memberFees',
    responseKey: 'memberFee',
    row: fee,
    initial: feeForm.fromRow(fee),
    table: feeForm,
    done: 'Zmeny boli uložené.',
    onSaved,
  })
  return (
    <RecordForm form={form} saves="Uložiť zmeny">
      <FormRows form={form} rows={FEE_ROWS} />
    </RecordForm>
  )
}

'use client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { FormField } from '@/ui/form-field.client'
import { FieldRow } from '@/ui/form-layout'
import { RecordForm } from '@/ui/record-form.client'
import type { EditedFee } from '../../rules'
import { feeForm } from '../form'

/** The form of a fee: amount, due day, reason, note. */
export function FeeForm({ fee }: { fee: EditedFee }) {
  const form = useRecordForm({
    path: '/memberFees',
    responseKey: 'memberFee',
    row: fee,
    initial: feeForm.fromRow(fee),
    table: feeForm,
    done: 'Zmeny boli uložené.',
  })
  return (
    <RecordForm form={form} saves="Uložiť zmeny">
      <FieldRow>
        <FormField form={form} name="amount" />
        <FormField form={form} name="dueDate" />
      </FieldRow>
      <FormField form={form} name="reason" />
      <FormField form={form} name="note" />
    </RecordForm>
  )
}

'use client'
import { useRecordForm } from '@/lib/client/record.client'
import { Button } from '@/ui/button'
import { Conflict } from '@/ui/conflict.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import type { EditedFee } from '../../rules'
import { toldFee } from '../labels'
import { feeBody, feeForm, type FeeForm as Form } from '../rules'

/** Amount, due day and words of one fee. */
export function FeeForm({ fee }: { fee: EditedFee }) {
  const form = useRecordForm<Form, EditedFee>({
    path: '/memberFees',
    answer: 'memberFee',
    row: fee,
    initial: feeForm(fee),
    draftOf: feeForm,
    bodyOf: feeBody,
    done: 'Zmeny boli uložené.',
  })
  const { draft, set, problems, saving, theirs } = form
  const line = (key: 'reason' | 'note', label: string, hint: string) => (
    <TextInput
      error={problemOf(problems, key)}
      hint={hint}
      label={label}
      maxLength={300}
      name={key}
      onChange={(event) => set(key, event.target.value)}
      optional
      value={draft[key]}
    />
  )
  return (
    <>
      <form className="stack" {...form.formProps(form.submit)}>
        <FormHead {...form} />
        <FieldRow>
          <TextInput
            error={problemOf(problems, 'amount')}
            inputMode="decimal"
            label="Suma v eurách"
            name="amount"
            onChange={(event) => set('amount', event.target.value)}
            required
            value={draft.amount}
          />
          <TextInput
            error={problemOf(problems, 'dueDate')}
            label="Splatnosť"
            name="dueDate"
            onChange={(event) => set('dueDate', event.target.value)}
            required
            type="date"
            value={draft.dueDate}
          />
        </FieldRow>
        {line('reason', 'Ako suma vznikla', 'Vidí ju aj rodina.')}
        {line('note', 'Interná poznámka', 'Vidí ju len kancelária.')}
        <Button busy={saving} type="submit">
          Uložiť zmeny
        </Button>
      </form>
      <Conflict
        mine={toldFee(draft)}
        onClose={form.decideLater}
        onMine={() => void form.keepMine()}
        onTheirs={form.takeTheirs}
        open={theirs !== undefined}
        saving={saving}
        theirs={theirs ? toldFee(theirs) : []}
      />
    </>
  )
}

'use client'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useRecordForm } from '@/lib/client/record.client'
import { Button } from '@/ui/button'
import { Conflict } from '@/ui/conflict.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { FieldRow } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import type { EditedFee } from '../../rules'
import { toldFee } from '../labels'
import { feeBody, feeForm, type FeeForm as Form } from '../rules'

interface FeeFormProps {
  fee: EditedFee
  onSaved: () => void
}

/** Amount, due day and words of one fee. */
export function FeeForm({ fee, onSaved }: FeeFormProps) {
  const router = useRouter()
  const form = useRecordForm<Form, EditedFee>({
    path: '/memberFees',
    answer: 'memberFee',
    row: fee,
    initial: feeForm(fee),
    draftOf: feeForm,
    bodyOf: feeBody,
    done: 'Zmeny boli uložené.',
    onSaved: () => {
      router.refresh()
      onSaved()
    },
  })
  const { draft, set, problems, saving, theirs } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
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
      <form className="stack" onSubmit={submit}>
        <FormErrors problems={problems} />
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

'use client'
import { PlayerChoice } from '@/features/users/components/player-choice.client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { problemOf } from '@/ui/form-errors'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FieldRow } from '@/ui/form-layout'
import { RecordForm } from '@/ui/record-form.client'
import { FEE_ROWS, newFeeForm } from '../form'

interface NewFeeFormProps {
  season: string
  today: string
  onSaved: () => void
}

/** The form of a new fee: player, item, period, amount, due day. */
export function NewFeeForm({ season, today, onSaved }: NewFeeFormProps) {
  const form = useRecordForm({
    path: '/memberFees',
    responseKey: 'memberFee',
    initial: newFeeForm.empty({ month: today.slice(0, 7), season, dueDate: today }),
    table: newFeeForm,
    done: 'Predpis bol vytvorený.',
    onSaved,
  })
  const { draft, set, problems } = form
  return (
    <RecordForm form={form} saves="Vytvoriť predpis">
      <PlayerChoice
        error={problemOf(problems, 'player')}
        label="Hráč"
        name="player"
        onChoose={(player) => set('player', player)}
        required
        value={draft.player}
      />
      <FieldRow>
        <FormField form={form} name="item" />
        {draft.item === 'monthly' && <FormField form={form} name="month" />}
      </FieldRow>
      <FormRows form={form} rows={FEE_ROWS} />
    </RecordForm>
  )
}

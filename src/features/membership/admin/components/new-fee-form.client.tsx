'use client'
import { PlayerChoice } from '@/features/users/components/player-choice.client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { addDays } from '@/lib/dates'
import { parseCents } from '@/lib/money'
import { problemOf } from '@/ui/form-errors'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FieldRow } from '@/ui/form-layout'
import { RecordForm } from '@/ui/record-form.client'
import { DAYS_TO_PAY } from '../../monthly/rules'
import { FEE_ROWS, newFeeForm } from '../form'
import { NotifyPayers } from './notify-payers.client'

interface NewFeeFormProps {
  season: string
  today: string
  onSaved: () => void
}

/** Asks whom the fee is told; without an amount and a day it is taken for one that no credit pays. */
const newFeeQuestion = ({ player, amount, dueDate }: { player: string; amount: string; dueDate: string }) => {
  const cents = parseCents(amount)
  return cents && dueDate ? `player=${player}&amount=${cents}&dueDate=${dueDate}` : `player=${player}`
}

/** The form of a new fee: player, item, period, amount, due day. */
export function NewFeeForm({ season, today, onSaved }: NewFeeFormProps) {
  const form = useRecordForm({
    path: '/memberFees',
    responseKey: 'memberFee',
    initial: newFeeForm.empty({ month: today.slice(0, 7), season, dueDate: addDays(today, DAYS_TO_PAY) }),
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
      <NotifyPayers
        asked={draft.player && newFeeQuestion(draft)}
        checked={draft.notify}
        isOne
        of="fee"
        onChange={(notify) => set('notify', notify)}
      />
    </RecordForm>
  )
}

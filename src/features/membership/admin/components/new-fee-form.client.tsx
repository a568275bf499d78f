'use client'
import { PlayerChoice } from '@/features/users/components/player-choice.client'
import { useRecordForm } from '@/lib/client/record.client'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { FEE_ITEMS, type FeeItem } from '../../labels'
import type { EditedFee } from '../../rules'
import { type NewFee, newFeeBody } from '../rules'

interface NewFeeFormProps {
  season: string
  today: string
  onSaved: () => void
}

const empty = (season: string, today: string): NewFee => ({
  player: '',
  item: 'kit',
  month: today.slice(0, 7),
  season,
  amount: '',
  dueDate: today,
  reason: '',
  note: '',
})

/** Whose fee, what for, how much and until when. */
export function NewFeeForm({ season, today, onSaved }: NewFeeFormProps) {
  const form = useRecordForm<NewFee, EditedFee>({
    path: '/memberFees',
    answer: 'memberFee',
    initial: empty(season, today),
    // A new row has no other version to be told apart from.
    draftOf: () => empty(season, today),
    bodyOf: newFeeBody,
    done: 'Predpis bol vytvorený.',
    onSaved,
  })
  const { draft, set, problems, saving } = form
  const line = (key: 'amount' | 'dueDate' | 'month' | 'reason' | 'note', label: string, more: object) => (
    <TextInput
      error={problemOf(problems, key) ?? (key === 'month' ? problemOf(problems, 'period') : undefined)}
      label={label}
      name={key}
      onChange={(event) => set(key, event.target.value)}
      value={draft[key]}
      {...more}
    />
  )
  return (
    <form className="stack" {...form.formProps(form.submit)}>
      <FormHead {...form} />
      <PlayerChoice
        error={problemOf(problems, 'player')}
        label="Hráč"
        name="player"
        onChoose={(player) => set('player', player)}
        required
        value={draft.player}
      />
      <FieldRow>
        <Select
          error={problemOf(problems, 'item')}
          label="Položka"
          name="item"
          onChange={(event) => set('item', event.target.value as FeeItem)}
          value={draft.item}
        >
          {Object.entries(FEE_ITEMS).map(([item, word]) => (
            <option key={item} value={item}>
              {word}
            </option>
          ))}
        </Select>
        {draft.item === 'monthly' && line('month', 'Mesiac', { type: 'month', required: true })}
      </FieldRow>
      <FieldRow>
        {line('amount', 'Suma v eurách', { inputMode: 'decimal', placeholder: '65,00', required: true })}
        {line('dueDate', 'Splatnosť', { type: 'date', required: true })}
      </FieldRow>
      {line('reason', 'Ako suma vznikla', { optional: true, maxLength: 300, hint: 'Vidí ju aj rodina.' })}
      {line('note', 'Interná poznámka', { optional: true, maxLength: 300, hint: 'Vidí ju len kancelária.' })}
      <Button busy={saving} type="submit">
        Vytvoriť predpis
      </Button>
    </form>
  )
}

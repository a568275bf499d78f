'use client'
import { useState } from 'react'
import { useActDraft } from '@/lib/client/act-draft.client'
import { hasTexts } from '@/lib/client/draft.client'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import type { Problem } from '@/lib/errors'
import { counted } from '@/lib/plural'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { CheckGroup } from '@/ui/check-group'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow, FormActions } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import { reasonOf } from '../../answers/rules'
import { EVENT_FORMS, REASONS } from '../../labels'
import type { Span } from '../../absence-answers/rules'
import { spanProblem } from '../rules'
import styles from './absence-form.module.css'
import { Choices } from './choices'
import { CONCERNS_ID, ConcernedEvents } from './concerned-events.client'
import { usePreview } from './use-preview.client'

interface AbsenceFormProps {
  today: string
  /** The last day that may be chosen. */
  latest: string
  players: readonly Named[]
  /** The ids of those ticked at first. */
  ticked: readonly string[]
  quick: readonly { label: string; span: Span }[]
  clubPhone: string
}

interface Typed extends Span {
  players: string[]
  chosen: string
  note: string
  operation: string
}

const isTyped = (kept: unknown, players: readonly Named[]): kept is Typed =>
  hasTexts(kept, ['from', 'to', 'chosen', 'note', 'operation']) &&
  Array.isArray(kept.players) &&
  kept.players.every((id) => players.some((player) => player.id === id))

const READING = 'Počkajte, kým sa načíta, ktorých udalostí sa to týka.'

/** What has to be chosen before it can be shown what an absence concerns. */
const missingOf = ({ players, from, to }: Typed, today: string): Problem | undefined => {
  if (players.length === 0) return { message: 'Vyberte, kto bude chýbať.', field: 'players' }
  if (!from || !to) return { message: 'Zadajte, od ktorého do ktorého dňa.', field: from ? 'to' : 'from' }
  return spanProblem({ from, to }, today)
}

/** Who is away, from when to when and why; shows what it concerns before it is recorded. */
export function AbsenceForm({ today, latest, players, ticked, quick, clubPhone }: AbsenceFormProps) {
  const [isRecorded, setRecorded] = useState(false)
  // What was begun for one child is not found where the form is opened for another.
  const draft = useActDraft<Typed>(`absence/${ticked.join()}`, {
    empty: () => ({ players: [...ticked], from: today, to: today, chosen: '', note: '' }),
    isUsable: (kept): kept is Typed => isTyped(kept, players) && kept.to >= today,
  })
  const { act: typed, startOver } = draft
  const set = (change: Partial<Typed>) => {
    draft.set(change)
    setRecorded(false)
  }
  const { from, to, chosen, note, operation } = typed
  const least = from < today ? today : from
  const missing = missingOf(typed, today)
  const state = usePreview(typed.players, from, to, missing !== undefined)
  const { save, saving, problems, formProps } = useSave('POST', '/absences', {
    // Nothing is recorded unseen. What the attributes of the dates refuse is said once.
    check: () =>
      state.preview || !from || !to || to < least ? [] : [missing ?? { message: state.problem || READING }],
    onDone: ({ changed: count, waiting }) => {
      pendingAnswers.set(waiting)
      const done = count > 0 ? `Ospravedlnené: ${counted(count, EVENT_FORMS)}.` : 'Neprítomnosť je zapísaná.'
      toastWithUndo(done, '/absences/undo', { operation })
      startOver()
      setRecorded(true)
    },
  })
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const send = () => save({ operation, players: typed.players, from, to, reason: reasonOf(chosen, note) })
  const current = quick.find(({ span }) => span.from === from && span.to === to)?.label
  const several = players.length > 1
  const isReading = !state.preview && !missing && !state.problem
  return (
    <form className={styles.form} {...formProps(send)}>
      <FormHead isRestored={draft.isRestored} problems={problems} startOver={startOver} />
      {isRecorded && <p role="status">Neprítomnosť je zapísaná. Tu môžete zapísať ďalšiu.</p>}
      {several && (
        <CheckGroup
          error={errorOf('players')}
          legend="Kto bude chýbať"
          name="players"
          onChange={(ids) => set({ players: ids })}
          options={players.map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.players}
        />
      )}
      <Choices
        legend="Kedy"
        onChoose={(label) => set(quick.find((each) => each.label === label)?.span ?? {})}
        options={quick.map(({ label }) => label)}
        value={current}
      />
      <FieldRow>
        <TextInput
          error={errorOf('from')}
          label="Od"
          max={latest}
          name="from"
          onChange={({ target: { value } }) => set({ from: value, ...(value > to && { to: value }) })}
          required
          type="date"
          value={from}
        />
        <TextInput
          data-under={missing?.message}
          error={errorOf('to')}
          label="Do"
          max={latest}
          min={least}
          name="to"
          onChange={({ target: { value } }) => set({ to: value })}
          required
          type="date"
          value={to}
        />
      </FieldRow>
      <Choices
        legend="Dôvod (nepovinné)"
        onChoose={(word) => set({ chosen: word === chosen ? '' : word })}
        options={REASONS}
        value={chosen}
      />
      {(chosen === 'iné' || note) && (
        <TextInput
          label="Poznámka pre trénera"
          maxLength={160}
          name="note"
          onChange={({ target: { value } }) => set({ note: value })}
          optional
          value={note}
        />
      )}
      <div className={styles.concerned}>
        <ConcernedEvents
          {...state}
          clubPhone={clubPhone}
          missing={missing?.message ?? ''}
          several={several}
        />
      </div>
      <FormActions>
        <Button aria-describedby={CONCERNS_ID} busy={saving || isReading} type="submit">
          Potvrdiť neprítomnosť
        </Button>
      </FormActions>
    </form>
  )
}

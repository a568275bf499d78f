'use client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { problemOf } from '@/ui/form-errors'
import { FormField } from '@/ui/form-field.client'
import { FieldRow } from '@/ui/form-layout'
import { RecordForm } from '@/ui/record-form.client'
import { eventForm } from '../../form'
import type { StaffEventView } from '../../schema'
import { tooManyScorers } from '../../scorers/rules'

const doneMessage = (before: StaffEventView, after: StaffEventView): string => {
  if (after.result) return 'Výsledok bol uložený.'
  return before.result ? 'Výsledok bol odstránený.' : 'Zápas je bez\u00a0výsledku.'
}

/** The result of a match that has begun, and who scored; nothing else of the event is sent. */
export function EventResult({ event }: { event: StaffEventView }) {
  const form = useRecordForm({
    path: '/events',
    keptAs: `result/${event.id}`,
    responseKey: 'event',
    row: event,
    initial: eventForm.fromRow(event),
    table: eventForm,
    done: (saved) => doneMessage(event, saved.event as StaffEventView),
  })
  const problem = problemOf(form.problems, 'result')
  return (
    <RecordForm form={form} saves="Uložiť výsledok">
      {problem && (
        <p id="field-result" tabIndex={-1}>
          <strong>{problem}</strong>
        </p>
      )}
      <FieldRow>
        <FormField form={form} name="own" />
        <FormField form={form} name="their" />
      </FieldRow>
      <FormField form={form} name="scorers" />
      <p role="status">{tooManyScorers(form.draft.own, form.draft.scorers)}</p>
    </RecordForm>
  )
}

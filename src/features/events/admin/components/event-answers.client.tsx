'use client'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FormPart } from '@/ui/form-layout'
import { EVENT_ROWS } from '../../form'
import { EVENT_TYPES } from '../../labels'
import type { EventPartProps } from './event-basics.client'

/** The fields about answers, trainers, notes and publication. */
export function EventAnswers({ form, choices }: EventPartProps) {
  const { answerRequired, type } = form.draft
  return (
    <>
      <FormPart title="Odpovede">
        <FormField form={form} name="answerRequired" />
        {answerRequired && <FormField form={form} name="answerBy" />}
      </FormPart>
      <FormPart title="Tréneri">
        {choices.trainers.length > 0 && <FormField form={form} name="trainers" />}
        <FormField form={form} name="substitute" />
        {type === EVENT_TYPES.training && <FormField form={form} name="content" />}
      </FormPart>
      <FormPart title="Poznámky">
        <FormRows form={form} rows={EVENT_ROWS.notes} />
      </FormPart>
    </>
  )
}

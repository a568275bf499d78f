'use client'
import type { RecordForm } from '@/lib/client/record-form.client'
import { FormField } from '@/ui/form-field.client'
import { FormPart } from '@/ui/form-layout'
import { Segmented } from '@/ui/segmented'
import type { EventForm } from '../../form'
import { EVENT_TYPES, EVENT_WORDS, type EventType, FRIENDLY } from '../../labels'
import { leadersFor } from '../../leaders/rules'
import { answerRequiredByDefault } from '../../rules'
import type { EventChoices } from '../views'

/** Props of every part of the form. */
export interface EventPartProps {
  form: RecordForm<EventForm>
  choices: EventChoices
}

const TYPES = Object.entries(EVENT_WORDS).map(([value, word]) => ({ value, label: word.one }))
/** A trainer's match is a friendly one. */
const TRAINERS_TYPES = TYPES.map((type) =>
  Number(type.value) === EVENT_TYPES.match ? { ...type, label: FRIENDLY } : type,
)

/** Type, categories and title. */
export function EventBasics({ form, choices, isNew }: EventPartProps & { isNew: boolean }) {
  const { draft, set } = form
  const chooseType = (value: string) => {
    const type = Number(value) as EventType
    set('type', type)
    if (!isNew) return
    set('answerRequired', answerRequiredByDefault(type))
    if (answerRequiredByDefault(type)) set('every', 0)
  }
  const chooseCategories = (ids: string[]) => {
    const suggested = (categories: string[]) => leadersFor(categories, choices.trainers, choices.self)
    // The suggested trainers follow the categories until somebody changes them.
    if (isNew && suggested(draft.categories).join() === draft.trainers.join()) set('trainers', suggested(ids))
    set('categories', ids)
  }
  return (
    <FormPart title="Čo a pre koho">
      <Segmented
        legend="Typ"
        name="type"
        onChange={chooseType}
        options={choices.admin ? TYPES : TRAINERS_TYPES}
        value={String(draft.type)}
      />
      <FormField form={form} name="categories" onValue={chooseCategories} />
      <FormField form={form} name="title" />
    </FormPart>
  )
}

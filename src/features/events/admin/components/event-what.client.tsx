'use client'
import type { RecordForm } from '@/lib/client/record.client'
import { CheckGroup } from '@/ui/check-group'
import { problemOf } from '@/ui/form-errors'
import { FormPart } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/tabs'
import { EVENT_WORDS, type EventType } from '../../labels'
import { leadersFor } from '../../leaders/rules'
import { asksByDefault } from '../../rules'
import type { EventChoices } from '../views'
import type { EventForm } from '../../form/rules'

/** What every part of the form is handed. */
export type EventPart = Pick<RecordForm<EventForm>, 'draft' | 'set' | 'problems'> & { choices: EventChoices }

const TYPES = Object.entries(EVENT_WORDS).map(([value, word]) => ({ value, label: word.one }))

/** Type, categories and the title, which makes itself unless one is typed. */
export function EventWhat({ draft, set, problems, choices, isNew }: EventPart & { isNew: boolean }) {
  const choose = (value: string) => {
    const type = Number(value) as EventType
    set('type', type)
    if (!isNew) return
    set('answerRequired', asksByDefault(type))
    if (asksByDefault(type)) set('every', 0)
  }
  const gather = (ids: string[]) => {
    const lead = (categories: string[]) => leadersFor(categories, choices.trainers, choices.self)
    // Who leads follows the categories until somebody says otherwise.
    if (isNew && lead(draft.categories).join() === draft.trainers.join()) set('trainers', lead(ids))
    set('categories', ids)
  }
  return (
    <FormPart title="Čo a pre koho">
      {choices.admin && (
        <Segmented legend="Typ" name="type" onChange={choose} options={TYPES} value={String(draft.type)} />
      )}
      <CheckGroup
        error={problemOf(problems, 'categories')}
        hint="Každý hráč vybraných kategórií dostane udalosť do svojho prehľadu."
        legend="Kategórie"
        name="categories"
        onChange={gather}
        options={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.categories}
      />
      <TextInput
        error={problemOf(problems, 'title')}
        hint="Prázdny sa utvorí sám, napríklad „Tréning U11“."
        label="Názov"
        maxLength={100}
        name="title"
        onChange={(event) => set('title', event.target.value)}
        optional
        value={draft.title}
      />
    </FormPart>
  )
}

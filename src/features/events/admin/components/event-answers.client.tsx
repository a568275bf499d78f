'use client'
import { CheckGroup } from '@/ui/check-group'
import { problemOf } from '@/ui/form-errors'
import { FormPart } from '@/ui/form-layout'
import { Checkbox, Select, Textarea, TextInput } from '@/ui/inputs'
import { EVENT_TYPES } from '../../labels'
import type { EventPart } from './event-what.client'

/** What families are asked and told, who leads, and whether the public sees it. */
export function EventAnswers({ draft, set, problems, choices }: EventPart) {
  const trainers = choices.trainers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <FormPart title="Odpovede">
        <Checkbox
          checked={draft.answerRequired}
          hint="Bez nej sa s účasťou ráta, kým sa hráč neospravedlní."
          label="Vyžadovať odpoveď"
          name="answerRequired"
          onChange={(event) => set('answerRequired', event.target.checked)}
        />
        {draft.answerRequired && (
          <TextInput
            error={problemOf(problems, 'answerBy')}
            hint="Bez nej možno odpovedať do začiatku."
            label="Uzávierka odpovedí"
            name="answerBy"
            onChange={(event) => set('answerBy', event.target.value)}
            optional
            type="datetime-local"
            value={draft.answerBy}
          />
        )}
      </FormPart>
      <FormPart title="Tréneri">
        {trainers.length > 0 && (
          <CheckGroup
            error={problemOf(problems, 'trainers')}
            legend="Vedie"
            name="trainers"
            onChange={(ids) => set('trainers', ids)}
            options={trainers}
            value={draft.trainers}
          />
        )}
        <Select
          error={problemOf(problems, 'substitute')}
          label="Zastupujúci tréner"
          name="substitute"
          onChange={(event) => set('substitute', event.target.value)}
          optional
          value={draft.substitute}
        >
          <option value="">Nikto</option>
          {trainers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {draft.type === EVENT_TYPES.training && (
          <Textarea
            error={problemOf(problems, 'content')}
            label="Obsah tréningu"
            maxLength={2000}
            name="content"
            onChange={(event) => set('content', event.target.value)}
            optional
            value={draft.content}
          />
        )}
      </FormPart>
      <FormPart title="Poznámky">
        <Textarea
          error={problemOf(problems, 'note')}
          label="Poznámka pre rodičov a hráčov"
          maxLength={2000}
          name="note"
          onChange={(event) => set('note', event.target.value)}
          optional
          value={draft.note}
        />
        <Textarea
          error={problemOf(problems, 'internalNote')}
          hint="Vidia ju len tréneri a administrátori."
          label="Interná poznámka"
          maxLength={2000}
          name="internalNote"
          onChange={(event) => set('internalNote', event.target.value)}
          optional
          value={draft.internalNote}
        />
        <Checkbox
          checked={draft.published}
          hint="Skrytú udalosť vidia len tréneri a administrátori."
          label="Zverejniť na webe"
          name="published"
          onChange={(event) => set('published', event.target.checked)}
        />
      </FormPart>
    </>
  )
}

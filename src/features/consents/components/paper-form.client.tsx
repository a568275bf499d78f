'use client'
import { useRouter } from 'next/navigation'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { ANSWERS, type GivenAs, PURPOSES, type Purpose } from '../labels'
import type { PersonView } from '../schema'
import type { TextView } from '../texts/schema'

/** Chooses whose consents the office looks at. */
export function PersonChoice({ person }: { person?: { id: string; name: string } }) {
  const router = useRouter()
  return (
    <Combobox
      label="Koho súhlasy"
      name="person"
      onChoose={({ id }) => router.push(href('adminConsents', { person: id }))}
      optionsOf={({ users }) => users.map(({ id, name, category }) => ({ id, name, detail: category?.name }))}
      path="/users?active=true&size=20"
      value={person}
    />
  )
}

interface PaperFormProps {
  person: PersonView
  texts: readonly TextView[]
  today: string
}

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** Records what somebody has signed on paper, to the newest version of the text. */
export function PaperForm({ person, texts, today }: PaperFormProps) {
  const { save, saving, problems, formProps } = useSave('POST', '/consents/paper', {
    done: 'Súhlas bol uložený.',
  })
  const purposes = Object.fromEntries(person.states.map(({ purpose }) => [purpose, PURPOSES[purpose]]))
  const submit = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const purpose = String(typed.get('purpose')) as Purpose
    return save({
      person: person.person.id,
      purpose,
      textVersion: texts.filter((text) => text.purpose === purpose).at(-1)?.version ?? 1,
      given: typed.get('given') === 'yes',
      givenAs: String(typed.get('givenAs')) as GivenAs,
      signedOn: String(typed.get('signedOn')),
      operation: newOperation(),
    })
  }
  return (
    <form className="stack" {...formProps(submit)}>
      <FormHead problems={problems} />
      <FieldRow>
        <Select label="Účel" name="purpose">
          {options(purposes)}
        </Select>
        <Select label="Odpoveď" name="given">
          {options(ANSWERS)}
        </Select>
      </FieldRow>
      <FieldRow>
        <Select error={problemOf(problems, 'givenAs')} label="Kto podpísal" name="givenAs">
          {options({ mother: 'matka', father: 'otec', other: 'iný zákonný zástupca', self: 'sám za seba' })}
        </Select>
        <TextInput
          defaultValue={today}
          error={problemOf(problems, 'signedOn')}
          label="Deň podpisu"
          max={today}
          name="signedOn"
          required
          type="date"
        />
      </FieldRow>
      <div>
        <Button busy={saving} type="submit">
          Zapísať z papiera
        </Button>
      </div>
    </form>
  )
}

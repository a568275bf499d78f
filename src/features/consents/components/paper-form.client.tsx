'use client'
import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { shortDate } from '@/lib/date-format'
import { endOperation, operationOf } from '@/lib/client/operation.client'
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
import { textsOn } from '../texts/rules'
import type { TextView } from '../texts/schema'

/** Chooses whose consents the office looks at: those who have left as well, who may withdraw on paper. */
export function PersonChoice({ person }: { person?: { id: string; name: string } }) {
  const router = useRouter()
  return (
    <Combobox
      label="Koho súhlasy"
      name="person"
      onChoose={({ id }) => router.push(href('adminConsents', { person: id }))}
      optionsOf={({ users }) =>
        users.map(({ id, name, category, active }) => ({
          id,
          name,
          detail: active ? category?.name : [category?.name, 'neaktívny účet'].filter(Boolean).join(', '),
        }))
      }
      path="/users?size=20"
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

/** Records what somebody has signed on paper, to the version of the text that was in force on that day. */
export function PaperForm({ person, texts, today }: PaperFormProps) {
  const { save, saving, problems, formProps } = useSave('POST', '/consents/paper', {
    done: 'Súhlas bol uložený.',
  })
  const [purpose, setPurpose] = useState<Purpose>(person.states[0]?.purpose ?? 'photos')
  const [signedOn, setSignedOn] = useState(today)
  const versions = textsOn(texts, purpose, signedOn || today)
  const purposes = Object.fromEntries(person.states.map(({ purpose }) => [purpose, PURPOSES[purpose]]))
  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const signed = {
      person: person.person.id,
      purpose,
      textVersion: Number(typed.get('textVersion')),
      given: typed.get('given') === 'yes',
      givenAs: String(typed.get('givenAs')) as GivenAs,
      signedOn,
    }
    if (await save({ ...signed, operation: operationOf(signed) })) endOperation(signed)
  }
  return (
    <form className="stack" {...formProps(submit)}>
      <FormHead problems={problems} />
      <FieldRow>
        <Select
          label="Účel"
          name="purpose"
          onChange={({ target }) => setPurpose(target.value as Purpose)}
          value={purpose}
        >
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
          error={problemOf(problems, 'signedOn')}
          hint="Odmietnutie z toho istého alebo z neskoršieho dňa platí ďalej."
          label="Deň podpisu"
          max={today}
          name="signedOn"
          onChange={({ target }) => setSignedOn(target.value)}
          required
          type="date"
          value={signedOn}
        />
        <Select
          defaultValue={versions.at(-1)?.version}
          error={problemOf(problems, 'textVersion')}
          key={`${purpose} ${versions.at(-1)?.version}`}
          label="Verzia textu"
          name="textVersion"
        >
          {versions.map(({ version, from }) => (
            <option key={version} value={version}>
              {version}. verzia{version > 1 && from && `, platí od ${shortDate(from)}`}
            </option>
          ))}
        </Select>
      </FieldRow>
      <div>
        <Button busy={saving} type="submit">
          Zapísať z papiera
        </Button>
      </div>
    </form>
  )
}

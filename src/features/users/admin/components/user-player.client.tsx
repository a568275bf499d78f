'use client'
import { problemOf } from '@/ui/form-errors'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { POSITIONS } from '../../labels'
import type { UserForm } from '../rules'
import type { UserPart } from './user-person.client'

type Day = 'birthDate' | 'joinedAt' | 'feePausedUntil' | 'medicalValidUntil' | 'trialUntil'

/** What the club keeps about a player. */
export function UserPlayer({ draft, set, problems, choices }: UserPart) {
  const category = (key: 'category' | 'secondCategory', label: string, none: string) => (
    <Select
      error={problemOf(problems, key)}
      label={label}
      name={key}
      onChange={(event) => set(key, event.target.value)}
      value={draft[key]}
    >
      <option value="">{none}</option>
      {choices.categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
  const day = (key: Day, label: string, hint?: string) => (
    <TextInput
      error={problemOf(problems, key)}
      hint={hint}
      label={label}
      name={key}
      onChange={(event) => set(key, event.target.value)}
      type="date"
      value={draft[key]}
    />
  )
  return (
    <>
      <FormPart title="Hráč">
        <FieldRow>
          {category('category', 'Kategória', 'Bez kategórie')}
          {category('secondCategory', 'Hrá aj za', 'Nikde inde')}
        </FieldRow>
        <FieldRow>
          {day('birthDate', 'Dátum narodenia')}
          <TextInput
            error={problemOf(problems, 'jerseyNumber')}
            label="Číslo dresu"
            max={99}
            min={1}
            name="jerseyNumber"
            onChange={(event) => set('jerseyNumber', event.target.value)}
            type="number"
            value={draft.jerseyNumber}
          />
          <Select
            error={problemOf(problems, 'position')}
            label="Post"
            name="position"
            onChange={(event) => set('position', event.target.value as UserForm['position'])}
            value={draft.position}
          >
            <option value="">Neurčený</option>
            {Object.entries(POSITIONS).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
        </FieldRow>
        <FieldRow>
          <TextInput
            error={problemOf(problems, 'registrationNumber')}
            label="Registračný preukaz"
            maxLength={20}
            name="registrationNumber"
            onChange={(event) => set('registrationNumber', event.target.value)}
            value={draft.registrationNumber}
          />
          {day('medicalValidUntil', 'Lekárska prehliadka do')}
        </FieldRow>
      </FormPart>
      <FormPart title="Členstvo">
        <FieldRow>
          {day('joinedAt', 'Člen od')}
          {day('feePausedUntil', 'Členské pozastavené do')}
        </FieldRow>
        {day('trialUntil', 'Na skúške do', 'Dieťa na skúške sa neprihlasuje a neplatí členské.')}
      </FormPart>
    </>
  )
}

'use client'
import type { ComponentProps } from 'react'
import type { FormFields } from '@/lib/client/record-form.client'
import type { Control, FormRows as Rows } from '@/lib/form-table'
import type { Named } from '@/lib/schema'
import { CheckGroup } from './check-group'
import { problemOf } from './form-errors'
import { FieldRow } from './form-layout'
import { Checkbox, Select, Textarea, TextInput } from './inputs'

interface FormFieldProps<Values extends object, Name extends keyof Values & string> extends Pick<
  ComponentProps<typeof TextInput>,
  'hint' | 'min'
> {
  form: FormFields<Values>
  name: Name
  /** Called instead of setting the value. */
  onValue?: (value: Values[Name]) => void
}

const choicesOf = (choices: object, from: string): readonly Named[] =>
  (choices as Record<string, readonly Named[] | undefined>)[from] ?? []

/** One field of a form by its table; props override the table's attributes. */
export function FormField<Values extends object, Name extends keyof Values & string>({
  form,
  name,
  onValue = (value) => form.set(name, value),
  ...given
}: FormFieldProps<Values, Name>) {
  const { label, control } = form.table.fields[name]
  if (control.kind === 'own') throw new Error(`${name} is drawn by a component of its own.`)
  const attributes = { ...control.attributes, ...given }
  const inputName = attributes.name ?? name
  const common = { ...attributes, label, name: inputName, error: problemOf(form.problems, inputName) }
  return draw(control, common, form.draft[name], (next) => onValue(next as Values[Name]), form.choices)
}

interface FormRowsProps<Values extends object> {
  form: FormFields<Values>
  rows: Rows<Values>
}

/** Fields of a form in the rows its table's file names. */
export function FormRows<Values extends object>({ form, rows }: FormRowsProps<Values>) {
  return rows.map((row) => {
    const names = typeof row === 'string' ? [row] : row
    const drawn = names.map((name) => <FormField form={form} key={name} name={name} />)
    return typeof row === 'string' ? drawn : <FieldRow key={names.join()}>{drawn}</FieldRow>
  })
}

type Common = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'>

function draw(
  control: Exclude<Control, { kind: 'own' }>,
  common: Common,
  value: unknown,
  set: (next: unknown) => void,
  choices: object,
) {
  const { label, name, hint, error, optional, required } = common
  const typed = {
    onChange: (event: { target: { value: string } }) => set(event.target.value),
    value: value as string,
  }
  const field = { label, name, hint, error, optional, required }
  switch (control.kind) {
    case 'input':
      // A colour input is never empty: without a value it shows the placeholder.
      return (
        <TextInput
          {...common}
          {...typed}
          value={typed.value || (common.type === 'color' ? common.placeholder : '')}
        />
      )
    case 'textarea':
      return <Textarea {...field} {...typed} maxLength={common.maxLength} />
    case 'checkbox':
      return (
        <Checkbox
          checked={value as boolean}
          hint={hint}
          label={label}
          name={name}
          onChange={(event) => set(event.target.checked)}
        />
      )
    case 'references':
      return (
        <CheckGroup
          error={error}
          hint={hint}
          legend={label}
          name={name}
          onChange={set}
          options={choicesOf(choices, control.from).map((row) => ({ value: row.id, label: row.name }))}
          value={value as string[]}
        />
      )
    case 'select':
    case 'reference': {
      const options =
        control.kind === 'select'
          ? control.options
          : [
              ['', control.none] as const,
              ...choicesOf(choices, control.from).map((row) => [row.id, row.name] as const),
            ]
      return (
        <Select {...field} {...typed}>
          {options.map(([key, word]) => (
            <option key={key} value={key}>
              {word}
            </option>
          ))}
        </Select>
      )
    }
  }
}

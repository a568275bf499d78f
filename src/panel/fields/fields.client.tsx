'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type {
  JSONFieldClientProps,
  NumberFieldClientProps,
  TextareaFieldClientProps,
  TextFieldClientProps,
} from 'payload'
import type { ReactNode } from 'react'
import type { FeeTextKind } from '@/features/club/fee-texts/rules'
import { FeeTextInput } from './fee-text-input.client'
import { ColourInput, DayInput, EuroInput, MonthsInput, PercentsInput } from './inputs.client'

type Props = JSONFieldClientProps | NumberFieldClientProps | TextareaFieldClientProps | TextFieldClientProps

interface Control<Value> {
  id: string
  value: Value | undefined | null
  onChange: (value: Value) => void
  disabled: boolean
}

/** A field of the panel with an input of ours: label, error and description as in Payload's own fields. */
function Frame<Value>({ props, control }: { props: Props; control: (input: Control<Value>) => ReactNode }) {
  const { field, path: given, readOnly } = props
  const { path, value, setValue, showError, disabled } = useField<Value>({ potentiallyStalePath: given })
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className={`field-type text panel-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {control({ id, value, onChange: setValue, disabled: Boolean(readOnly) || disabled })}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}

export function EuroField(props: NumberFieldClientProps) {
  return (
    <Frame<number | string | null>
      control={(input) => <EuroInput {...input} value={input.value ?? null} />}
      props={props}
    />
  )
}

export function PercentsField(props: JSONFieldClientProps) {
  return <Frame<unknown> control={(input) => <PercentsInput {...input} />} props={props} />
}

export function MonthsField(props: JSONFieldClientProps) {
  return <Frame<unknown> control={(input) => <MonthsInput {...input} />} props={props} />
}

export function ColourField(props: TextFieldClientProps) {
  const name = typeof props.field.label === 'string' ? props.field.label : props.field.name
  return (
    <Frame<string>
      control={(input) => <ColourInput {...input} name={name} value={input.value ?? ''} />}
      props={props}
    />
  )
}

export function DayField(props: TextFieldClientProps) {
  return (
    <Frame<string> control={(input) => <DayInput {...input} value={input.value ?? ''} />} props={props} />
  )
}

export function FeeTextField(props: TextareaFieldClientProps) {
  return (
    <Frame<string>
      control={(input) => (
        <FeeTextInput {...input} kind={props.field.name as FeeTextKind} value={input.value ?? ''} />
      )}
      props={props}
    />
  )
}

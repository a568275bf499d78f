import type { ComponentProps, ReactNode } from 'react'
import { classes } from './class-names'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'

type FieldKeys = 'name' | 'id' | 'required' | 'children'

const split = <Props extends FieldProps>({
  name,
  label,
  id,
  hint,
  error,
  required,
  optional,
  ...rest
}: Props) => ({
  field: { name, label, id, hint, error, required, optional },
  rest,
})

/** An input of one line, of any `type`. */
export function TextInput(props: FieldProps & Omit<ComponentProps<'input'>, FieldKeys>) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(control) => <input {...rest} {...control} className={classes(styles.input, rest.className)} />}
    </Field>
  )
}

/** An input of several lines. */
export function Textarea(props: FieldProps & Omit<ComponentProps<'textarea'>, FieldKeys>) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea {...rest} {...control} className={classes(styles.input, styles.area, rest.className)} />
      )}
    </Field>
  )
}

/** The browser's select; its children are options. */
export function Select({
  children,
  ...props
}: FieldProps & Omit<ComponentProps<'select'>, FieldKeys> & { children: ReactNode }) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(control) => (
        <select {...rest} {...control} className={classes(styles.input, styles.select, rest.className)}>
          {children}
        </select>
      )}
    </Field>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox whose whole row can be clicked. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {hint && (
          <span className={classes(styles.hint, 'stack')} data-part="hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

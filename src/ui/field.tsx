import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

/** Connects a control with its field: spread it over the input. */
export interface ControlProps {
  id: string
  name: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps {
  name: string
  label: ReactNode
  /** Needed only where one name occurs twice on a page. */
  id?: string
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Adds „(nepovinné)“ to the label; forms mark optional fields, not required ones. */
  optional?: boolean
}

/** One error in red with its mark; what it belongs to refers to its `id`. */
export function ErrorLine(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.error} data-part="error" />
}

/** Label, hint and error around one control, connected with it for screen readers. */
export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = field.id ?? `field-${field.name}`
  const describedBy = [field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    name: field.name,
    required: field.required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field.error ? true : undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label} {field.optional && <span className={styles.optional}>(nepovinné)</span>}
      </label>
      {field.hint && (
        <p className={styles.hint} data-part="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {children(control)}
      {field.error && <ErrorLine id={`${id}-error`}>{field.error}</ErrorLine>}
    </div>
  )
}

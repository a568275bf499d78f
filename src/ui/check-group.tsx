import type { ReactNode } from 'react'
import { classes } from './class-names'
import styles from './check-group.module.css'
import { ErrorLine } from './field'

interface CheckGroupProps {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  hint?: ReactNode
  error?: string
}

/** Chooses any of several options with checkboxes. */
export function CheckGroup({ legend, name, options, value, onChange, hint, error }: CheckGroupProps) {
  const id = `field-${name}`
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const toggle = (option: string, checked: boolean) =>
    onChange(checked ? [...value, option] : value.filter((other) => other !== option))
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      className={classes(styles.group, error && styles.invalid)}
      id={id}
      tabIndex={-1}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              checked={value.includes(option.value)}
              disabled={option.disabled}
              name={name}
              onChange={(event) => toggle(option.value, event.target.checked)}
              type="checkbox"
              value={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  )
}

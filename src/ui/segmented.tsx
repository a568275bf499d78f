import type { ReactNode } from 'react'
import { moveFocusOnly } from './radio-keys'
import styles from './segmented.module.css'

interface SegmentedProps {
  legend: string
  name: string
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Whether choosing saves at once: arrow keys then only move the focus. Needs `adoptEarlyChoice` around it. */
  saves?: boolean
  /** Whether there may be more than fit beside each other. */
  wraps?: boolean
}

/** Chooses one of a few options with radio buttons side by side. */
export function Segmented({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  saves,
  wraps,
}: SegmentedProps) {
  return (
    <fieldset
      className={wraps ? `${styles.segmented} ${styles.wraps}` : styles.segmented}
      onKeyDown={saves ? moveFocusOnly : undefined}
    >
      <legend className="hidden-visually">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            autoComplete={saves ? 'off' : undefined}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            disabled={option.disabled}
            name={name}
            onChange={onChange && (() => onChange(option.value))}
            type="radio"
            value={option.value}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

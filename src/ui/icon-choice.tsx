import { adoptEarlyChoice } from '@/lib/client/typed.client'
import { classes } from './class-names'
import styles from './icon-choice.module.css'
import type { Check } from './icons.client'
import { moveFocusOnly } from './radio-keys'

interface IconChoiceProps<Value extends string> {
  legend: string
  name: string
  options: readonly (readonly [value: Value, icon: typeof Check, tone: 'ok' | 'bad' | 'warn' | 'info'])[]
  labels: Record<Value, string>
  value: Value | null
  disabled?: boolean
  /** Values that cannot be chosen now; they keep their place. */
  off?: readonly Value[]
  className?: string
  onChange: (value: Value) => void
}

/** Radio buttons with an icon and a word, each as wide as a thumb. Choosing saves, so arrow keys move the focus only. */
export function IconChoice<Value extends string>(props: IconChoiceProps<Value>) {
  const { legend, name, options, labels, value, disabled, off, className, onChange } = props
  return (
    <fieldset
      className={classes(styles.choice, className)}
      disabled={disabled}
      onKeyDown={moveFocusOnly}
      ref={adoptEarlyChoice}
    >
      <legend className="hidden-visually">{legend}</legend>
      {options.map(([each, Icon, tone]) => (
        <label className={styles[tone]} key={each}>
          <input
            autoComplete="off"
            checked={value === each}
            disabled={off?.includes(each)}
            name={name}
            onChange={() => onChange(each)}
            type="radio"
            value={each}
          />
          <span>
            <Icon height="18" weight="heavy" width="18" />
            {labels[each]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

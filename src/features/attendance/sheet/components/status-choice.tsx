import { classes } from '@/ui/class-names'
import { Check, Clock, Close, Info } from '@/ui/icons.client'
import { moveFocusOnly } from '@/ui/radio-keys'
import { STATUSES, type Status } from '../../labels'
import styles from './status-choice.module.css'

const TAPS = [
  ['present', Check],
  ['absent', Close],
  ['excused', Info],
  ['late', Clock],
] as const

interface StatusChoiceProps {
  player: string
  name: string
  status: Status | null
  disabled?: boolean
  onChoose: (status: Status) => void
}

/** The four marks of a player, side by side, each as wide as a thumb; one radio group a player. */
export function StatusChoice({ player, name, status, disabled, onChoose }: StatusChoiceProps) {
  return (
    <fieldset className={styles.choice} disabled={disabled} onKeyDown={moveFocusOnly}>
      <legend className="hidden-visually">{name}</legend>
      {TAPS.map(([value, Mark]) => (
        <label className={classes(styles.tap, styles[value])} key={value}>
          <input
            checked={status === value}
            name={`status-${player}`}
            onChange={() => onChoose(value)}
            type="radio"
            value={value}
          />
          <span>
            <Mark height="18" weight="heavy" width="18" />
            {STATUSES[value]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

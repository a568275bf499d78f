import { Button } from '@/ui/button'
import { MAX_LATE_MINUTES } from '../../rules'
import styles from './late-minutes.module.css'

const USUAL = [5, 10, 15]

interface LateMinutesProps {
  name: string
  minutes: number | null
  disabled: boolean
  onChange: (minutes: number | null) => void
}

/** How late a player came: one of the usual delays by a tap, or any other one. */
export function LateMinutes({ name, minutes, disabled, onChange }: LateMinutesProps) {
  return (
    <div aria-label={`Meškanie: ${name}`} className={`no-print ${styles.minutes}`} role="group">
      {USUAL.map((each) => (
        <Button
          aria-pressed={minutes === each}
          disabled={disabled}
          key={each}
          look={minutes === each ? 'primary' : 'line'}
          onClick={() => onChange(minutes === each ? null : each)}
          small
        >
          {each} min
        </Button>
      ))}
      <input
        aria-label="Meškanie v minútach"
        disabled={disabled}
        inputMode="numeric"
        maxLength={3}
        onChange={({ target: { value } }) => {
          if (/^\d*$/.test(value) && +value <= MAX_LATE_MINUTES) onChange(+value || null)
        }}
        placeholder="iné"
        value={minutes ?? ''}
      />
    </div>
  )
}

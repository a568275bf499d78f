import styles from './choices.module.css'

interface ChoicesProps {
  legend: string
  options: readonly string[]
  value?: string
  onChoose: (option: string) => void
}

/** A few words to tap, at most one of them chosen. */
export function Choices({ legend, options, value, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <button
          aria-pressed={value === option}
          className={styles.choice}
          key={option}
          onClick={() => onChoose(option)}
          type="button"
        >
          {option}
        </button>
      ))}
    </fieldset>
  )
}

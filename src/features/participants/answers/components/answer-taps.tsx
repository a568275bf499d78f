import { classes } from '@/ui/class-names'
import { Check, Close, Question } from '@/ui/icons.client'
import { moveFocusOnly } from '@/ui/radio-keys'
import type { Answer } from '../../labels'
import styles from './answer-taps.module.css'

const TAPS = [
  ['yes', Check],
  ['no', Close],
  ['maybe', Question],
] as const

interface AnswerTapsProps {
  name: string
  legend: string
  words: Record<Answer, string>
  answer: Answer | null
  onChoose: (answer: Answer) => void
}

/** Three taps side by side, one of them chosen at most. */
export function AnswerTaps({ name, legend, words, answer, onChoose }: AnswerTapsProps) {
  return (
    <fieldset className={styles.taps} onKeyDown={moveFocusOnly}>
      <legend className="hidden-visually">{legend}</legend>
      {TAPS.map(([value, Mark]) => (
        <label className={classes(styles.tap, styles[value])} key={value}>
          <input
            checked={answer === value}
            name={name}
            onChange={() => onChoose(value)}
            type="radio"
            value={value}
          />
          <span>
            <Mark height="18" weight="heavy" width="18" />
            {words[value]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

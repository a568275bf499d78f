import { Check, Close, Question } from '@/ui/icons.client'
import { IconChoice } from '@/ui/icon-choice'
import type { Answer } from '../../labels'
import styles from './answer-choice.module.css'

const OPTIONS = [
  ['yes', Check, 'ok'],
  ['no', Close, 'bad'],
  ['maybe', Question, 'warn'],
] as const

interface AnswerChoiceProps {
  name: string
  legend: string
  labels: Record<Answer, string>
  answer: Answer | null
  onChoose: (answer: Answer) => void
}

/** The three answers, one tap each. */
export function AnswerChoice({ answer, onChoose, ...names }: AnswerChoiceProps) {
  return (
    <IconChoice<Answer>
      {...names}
      className={styles.answers}
      onChange={onChoose}
      options={OPTIONS}
      value={answer}
    />
  )
}

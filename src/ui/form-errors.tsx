import { Button } from './button'
import styles from './field.module.css'

interface Problem {
  message: string
  field?: string
}

interface FormErrorsProps {
  problems: readonly Problem[]
  /** Where the clash is with something in the trash: takes it back. */
  onRestore?: () => void
}

/** Everything the server refused, at the head of the form; what belongs to a field leads to it. */
export function FormErrors({ problems, onRestore }: FormErrorsProps) {
  if (problems.length === 0) return null
  return (
    <div className={styles.errors} role="alert">
      <strong>
        {problems.length === 1 ? 'Formulár sa nepodarilo odoslať.' : 'Opravte, prosím, tieto údaje:'}
      </strong>
      <ul>
        {problems.map(({ message, field }) => (
          <li key={`${field}${message}`}>{field ? <a href={`#field-${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
      {onRestore && (
        <Button look="line" onClick={onRestore}>
          Obnoviť z koša
        </Button>
      )}
    </div>
  )
}

/** The message of one field, for its `error`. */
export const problemOf = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message

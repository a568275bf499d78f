import { focusField } from '@/lib/client/field-validation.client'
import { counted, type Forms } from '@/lib/plural'
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

const FAULTS: Forms = ['chybu', 'chyby', 'chýb']

/** Everything that is wrong, at the head of the form; what belongs to a field leads to it. */
export function FormErrors({ problems, onRestore }: FormErrorsProps) {
  if (problems.length === 0) return null
  const inFields = problems.filter(({ field }) => field).length
  return (
    <div className={styles.errors} data-form-errors role="alert" tabIndex={-1}>
      <strong>
        {inFields > 0
          ? `Formulár obsahuje ${counted(problems.length, FAULTS)}. Opravte, prosím, vyznačené údaje.`
          : 'Uložiť sa to nepodarilo. Vyplnené údaje zostali.'}
      </strong>
      <ul>
        {problems.map(({ message, field }) => (
          <li key={`${field}${message}`}>
            {field ? <FieldLink field={field}>{message}</FieldLink> : message}
          </li>
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

function FieldLink({ field, children }: { field: string; children: string }) {
  const id = `field-${field}`
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        const place = document.getElementById(id)
        if (!place) return
        event.preventDefault()
        focusField(place)
      }}
    >
      {children}
    </a>
  )
}

/** The message of one field, for its `error`. */
export const problemOf = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message

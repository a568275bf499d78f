import type { RestoreOffer } from '@/lib/client/restore-offer.client'
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
  /** Whether the form sends a message instead of saving. */
  sends?: boolean
  /** The row in the trash with which the input conflicts. */
  restore?: RestoreOffer
}

const ERRORS: Forms = ['chybu', 'chyby', 'chýb']

/** All errors, at the head of the form; one of a field links to it. */
export function FormErrors({ problems, sends, restore }: FormErrorsProps) {
  if (problems.length === 0) return null
  const inFields = problems.filter(({ field }) => field).length
  return (
    <div className={styles.errors} data-form-errors role="alert" tabIndex={-1}>
      <strong>
        {inFields > 0
          ? `Formulár obsahuje ${counted(problems.length, ERRORS)}. Opravte, prosím, vyznačené údaje.`
          : `${sends ? 'Odoslať' : 'Uložiť'} sa to nepodarilo. Vyplnené údaje zostali.`}
      </strong>
      <ul>
        {problems.map(({ message, field }) => (
          <li key={`${field}${message}`}>
            {field ? <FieldLink field={field}>{message}</FieldLink> : message}
          </li>
        ))}
      </ul>
      {restore && (
        <Button look="line" onClick={() => void restore.run()}>
          {restore.label}
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
        const element = document.getElementById(id)
        if (!element) return
        event.preventDefault()
        focusField(element)
      }}
    >
      {children}
    </a>
  )
}

/** The error message of one field; undefined when it has none. */
export const problemOf = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message

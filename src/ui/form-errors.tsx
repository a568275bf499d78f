import type { RestoreOffer } from '@/lib/client/restore-offer.client'
import { focusField } from '@/lib/client/field-validation.client'
import { counted, type Forms } from '@/lib/plural'
import { Button } from './button'
import styles from './field.module.css'

interface Problem {
  message: string
  field?: string
  why?: 'lost' | 'unread'
}

interface FormErrorsProps {
  problems: readonly Problem[]
  /** Whether the form sends a message instead of saving. */
  sends?: boolean
  /** The row in the trash with which the input conflicts. */
  restore?: RestoreOffer
}

const ERRORS: Forms = ['chybu', 'chyby', 'chýb']

const KEPT = 'Vyplnené údaje zostali.'

/** What stands above the problems: never that nothing was saved where nobody knows, or where nothing was to be saved. */
function headOf(problems: readonly Problem[], sends = false): string {
  if (problems.some(({ field }) => field))
    return `Formulár obsahuje ${counted(problems.length, ERRORS)}. Opravte, prosím, vyznačené údaje.`
  const lost = problems.find(({ why }) => why === 'lost')
  if (lost) return `${lost.message} ${KEPT}`
  const read = problems.every(({ why }) => why === 'unread')
  return `${sends ? 'Odoslať' : read ? 'Načítať' : 'Uložiť'} sa to nepodarilo. ${KEPT}`
}

/** All errors, at the head of the form; one of a field links to it. */
export function FormErrors({ problems, sends, restore }: FormErrorsProps) {
  if (problems.length === 0) return null
  const head = headOf(problems, sends)
  const others = problems.filter(({ message }) => !head.startsWith(message))
  return (
    <div className={styles.errors} data-form-errors role="alert" tabIndex={-1}>
      <strong>{head}</strong>
      {others.length > 0 && (
        <ul>
          {others.map(({ message, field }) => (
            <li key={`${field}${message}`}>
              {field ? <FieldLink field={field}>{message}</FieldLink> : message}
            </li>
          ))}
        </ul>
      )}
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

'use client'
import type { RestoreOffer } from '@/lib/client/restore-offer.client'
import { Button } from './button'
import styles from './field.module.css'
import { FormErrors } from './form-errors'

interface FormHeadProps {
  problems: readonly { message: string; field?: string }[]
  /** Whether the form sends a message instead of saving. */
  sends?: boolean
  /** Whether the form shows unsaved input of an earlier visit. */
  isRestored?: boolean
  /** Discards that input. */
  startOver?: () => void
  /** The row in the trash with which the input conflicts. */
  restore?: RestoreOffer
}

/** Says that what is shown was begun at an earlier visit, with a button that discards it. */
export function RestoredNotice({
  what = 'rozpísané zmeny',
  isRestored,
  startOver,
}: Pick<FormHeadProps, 'isRestored' | 'startOver'> & { what?: string }) {
  return (
    <div className={styles.live} role="status">
      {isRestored && (
        <p className={styles.restored}>
          <span>Obnovili sme {what}.</span>
          <Button look="quiet" onClick={startOver} small>
            Zahodiť ich
          </Button>
        </p>
      )}
    </div>
  )
}

/** The head of every form: the notice of restored input, and the errors. */
export function FormHead({ problems, sends, isRestored, startOver, restore }: FormHeadProps) {
  return (
    <>
      <RestoredNotice isRestored={isRestored} startOver={startOver} />
      <FormErrors problems={problems} restore={restore} sends={sends} />
    </>
  )
}

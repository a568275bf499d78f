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

/** The head of every form: the notice of restored input, and the errors. */
export function FormHead({ problems, sends, isRestored, startOver, restore }: FormHeadProps) {
  return (
    <>
      <div className={styles.live} role="status">
        {isRestored && (
          <p className={styles.restored}>
            <span>Obnovili sme rozpísané zmeny.</span>
            <Button look="quiet" onClick={startOver} small>
              Zahodiť ich
            </Button>
          </p>
        )}
      </div>
      <FormErrors problems={problems} restore={restore} sends={sends} />
    </>
  )
}

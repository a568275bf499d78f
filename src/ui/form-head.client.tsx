'use client'
import { Button } from './button'
import styles from './field.module.css'
import { FormErrors } from './form-errors'

interface FormHeadProps {
  problems: readonly { message: string; field?: string }[]
  /** Whether the form shows what an earlier visit typed and did not save. */
  isRestored?: boolean
  /** Throws that away. */
  startOver?: () => void
  /** Where the clash is with something in the trash: takes it back. */
  restore?: () => Promise<void>
}

/** The head of every form: what came back from an earlier visit, and what is wrong. */
export function FormHead({ problems, isRestored, startOver, restore }: FormHeadProps) {
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
      <FormErrors onRestore={restore && (() => void restore())} problems={problems} />
    </>
  )
}

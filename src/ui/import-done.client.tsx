'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './file-import.module.css'

interface ImportDoneProps {
  /** What was written, a sentence without its full stop. */
  summary: ReactNode
  /** The act in the sentence of where it is kept: „Import“. */
  what: 'Import' | 'Výpis'
  /** What was left out, and where to go on. */
  children?: ReactNode
}

/**
 * What an import has written and how long it can be taken back, above the form for the next one: it gets the focus, because
 * all below it has gone.
 */
export function ImportDone({ summary, what, children }: ImportDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has closed: until then nothing outside of it can have the focus.
    const timer = setTimeout(() => place.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.done} ref={place} role="status" tabIndex={-1}>
      <p>
        {summary}. {what} nájdete v&nbsp;histórii, kde ho môžete 14&nbsp;dní vrátiť.
      </p>
      {children}
    </div>
  )
}

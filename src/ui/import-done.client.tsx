'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './file-import.module.css'

/** What an import has written, above the form for the next one: it gets the focus, because all below it has gone. */
export function ImportDone({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has closed: until then nothing outside of it can have the focus.
    const timer = setTimeout(() => place.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.done} ref={place} role="status" tabIndex={-1}>
      {children}
    </div>
  )
}

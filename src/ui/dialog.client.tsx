'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import styles from './dialog.module.css'
import { ErrorLine } from './field'

interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called for Escape, „Späť“ and a click outside. */
  onClose: () => void
  children?: ReactNode
  /** Buttons beside „Späť“. */
  actions?: ReactNode
  /** Instead of „Späť“; not „Zrušiť“, which cancels an event. */
  back?: string
  /** Its content is loaded once it is open: until then the focus is on the title and not on „Späť“ below it. */
  late?: boolean
}

/** The browser's modal dialog, which keeps and returns the focus; on a phone at the bottom of the screen. */
export function Dialog({ open, title, onClose, children, actions, back = 'Späť', late }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    if (late) element.querySelector('h2')?.focus()
  }, [open, late])
  return (
    <dialog
      aria-labelledby={open ? heading : undefined}
      className={`paper ${styles.dialog}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      ref={dialog}
    >
      {open && (
        <div className={styles.sheet}>
          <h2 id={heading} tabIndex={late ? -1 : undefined}>
            {title}
          </h2>
          {children && <div className="stack">{children}</div>}
          <div className={styles.actions}>
            <Button look="quiet" onClick={onClose}>
              {back}
            </Button>
            {actions}
          </div>
        </div>
      )}
    </dialog>
  )
}

/** Errors shown inside a dialog: a toast would be behind it, invisible and not announced. */
export function DialogErrors({ problems }: { problems: readonly { message: string }[] }) {
  return problems.map(({ message }) => (
    <ErrorLine key={message} role="alert">
      {message}
    </ErrorLine>
  ))
}

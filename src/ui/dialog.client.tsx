'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called for Escape, „Späť“ and a tap beside the sheet. */
  onClose: () => void
  children?: ReactNode
  /** The buttons that do something; „Späť“ stands beside them by itself. */
  actions?: ReactNode
  /** „Späť“ unless said otherwise; never „Zrušiť“, which calls an event off. */
  back?: string
}

/** The browser's own modal dialog: focus stays inside, Escape closes, focus returns; a sheet at the bottom of a phone. */
export function Dialog({ open, title, onClose, children, actions, back = 'Späť' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
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
          <h2 id={heading}>{title}</h2>
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

/** What was refused, said in the dialog that asked: a toast would lie behind it, out of sight and unsaid. */
export function DialogErrors({ problems }: { problems: readonly { message: string }[] }) {
  return problems.map(({ message }) => (
    <p key={message} role="alert">
      <strong>{message}</strong>
    </p>
  ))
}

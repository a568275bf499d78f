import type { ReactNode } from 'react'
import styles from './office-frame.module.css'
import { OfficeNavSlot } from './office-nav-slot.client'

const CONTENT = 'praca'

/** The frame of the office: a column for its sections beside the page, on screens that are wide enough; elsewhere the page alone. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={`no-print ${styles.side}`}>
        <OfficeNavSlot content={CONTENT} />
      </div>
      <div className={styles.page} id={CONTENT} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

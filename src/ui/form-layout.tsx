import type { ReactNode } from 'react'
import { classes } from './class-names'
import styles from './form-layout.module.css'

/** One part of a long form; its heading is beside the fields on a wide screen, above them on a phone. */
export function FormPart({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** Fields side by side where there is room; on a phone the first of `three` has a line of its own. */
export function FieldRow({ children, three }: { children: ReactNode; three?: boolean }) {
  return <div className={classes(styles.row, three && styles.three)}>{children}</div>
}

/** The buttons of a form, and above them a choice about what they do; they stay at the bottom of the screen. */
export function FormActions({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.actions} data-bottom-bar>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

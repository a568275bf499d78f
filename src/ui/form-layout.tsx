import type { ReactNode } from 'react'
import { classes } from './class-names'
import styles from './form-layout.module.css'

/** One part of a long form with its heading: beside the fields on the desk, above them on a phone. */
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

/** Fields side by side where there is room; of `three` the first has a phone's line to itself. */
export function FieldRow({ children, three }: { children: ReactNode; three?: boolean }) {
  return <div className={classes(styles.row, three && styles.three)}>{children}</div>
}

/** The acts of a form; they stay in reach of the thumb on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-bottom-bar>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button'
import { classes } from './class-names'
import styles from './removable-row.module.css'
import { Close } from './icons.client'

interface RemovableRowProps {
  /** „2. dieťa“ */
  name: string
  onRemove: () => void
  /** For the layout of the fields; the first child is the legend. */
  className?: string
  children: ReactNode
}

/** One row of a list within a form: its fields, and the button that removes it. */
export function RemovableRow({ name, onRemove: onDrop, className, children }: RemovableRowProps) {
  return (
    <fieldset className={classes(styles.row, className)}>
      <legend className="hidden-visually">{name}</legend>
      {children}
      <Button aria-label={`Odobrať ${name}`} className={styles.remove} look="quiet" onClick={onDrop}>
        <Close />
      </Button>
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button'
import { classes } from './class-names'
import styles from './removable-row.module.css'
import { Close } from './icons.client'

interface RemovableRowProps {
  /** What one row is, with its number: „2. dieťa“. */
  name: string
  onRemove: () => void
  /** Gives the fields their places, from the second child on: the first is the row's legend. */
  className?: string
  children: ReactNode
}

/** One row of a list that is edited in a form: its fields, and the button that removes it. */
export function RemovableRow({ name, onRemove: onDrop, className, children }: RemovableRowProps) {
  return (
    <fieldset className={classes(styles.row, className)}>
      <legend className="hidden-visually">{name}</legend>
      {children}
      <Button aria-label={`Odobrať ${name}`} className={styles.drop} look="quiet" onClick={onDrop}>
        <Close />
      </Button>
    </fieldset>
  )
}

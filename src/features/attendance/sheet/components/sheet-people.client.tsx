'use client'
import { lazy, useState } from 'react'
import { Button } from '@/ui/button'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import type { AddPeopleProps } from './add-people-props'
import styles from './sheet-people.module.css'

// Loaded when somebody asks for them: the sheet itself has to be there at once.
const AddPeople = lazy(async () => ({ default: (await import('./add-people.client')).AddPeople }))
const Leaders = lazy(async () => ({ default: (await import('./leaders.client')).Leaders }))

interface SheetPeopleProps extends Omit<AddPeopleProps, 'onClose'> {
  /** Nobody is added while nothing can be recorded. */
  closed: boolean
}

/** Who else is here, and who leads: each in a dialog. */
export function SheetPeople({ closed, event, listed, onAdd }: SheetPeopleProps) {
  const [open, setOpen] = useState('')
  const onClose = () => setOpen('')
  return (
    <div className={`no-print ${styles.people}`}>
      {!closed && (
        <Button look="line" onClick={() => setOpen('add')}>
          Pridať
        </Button>
      )}{' '}
      <Button look="quiet" onClick={() => setOpen('leaders')}>
        Kto vedie
      </Button>
      <LazyBoundary fallback={<MissingPart />}>
        {open === 'add' && <AddPeople event={event} listed={listed} onAdd={onAdd} onClose={onClose} />}
        {open === 'leaders' && <Leaders event={event} onClose={onClose} />}
      </LazyBoundary>
    </div>
  )
}

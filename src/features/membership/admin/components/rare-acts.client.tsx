'use client'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/button'
import styles from './rare-acts.module.css'

/** The rarer acts of a bar: on a phone behind „Viac“, so that the bar leaves room for the list above it. */
export function RareActs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        aria-controls={id}
        aria-expanded={open}
        aria-label="Viac úkonov s vybranými"
        className={styles.more}
        look="quiet"
        onClick={() => setOpen(!open)}
      >
        Viac
      </Button>
      <div className={styles.acts} data-open={open || undefined} id={id}>
        {children}
      </div>
    </>
  )
}

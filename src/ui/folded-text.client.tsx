'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button'
import { classes } from './class-names'
import styles from './folded-text.module.css'

interface FoldedTextProps {
  children: string
  /** Whose text it is, for who hears the button alone. */
  of: string
  className?: string
}

/** A text somebody wrote, three lines of it at first; a button shows the rest where there is more. */
export function FoldedText({ children, of, className }: FoldedTextProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = place.current
    // Open, nothing of it is cut, whatever it would be when folded.
    if (!element || isOpen) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen, children])
  const label = isOpen ? 'Zbaliť' : 'Zobraziť celé'
  return (
    <div className={styles.text}>
      <p className={classes(styles.words, !isOpen && styles.folded, className)} id={id} ref={place}>
        {children}
      </p>
      {isCut && (
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          aria-label={`${label}: ${of}`}
          className="no-print"
          look="quiet"
          onClick={() => setOpen(!isOpen)}
          small
        >
          {label}
        </Button>
      )}
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classes } from './class-names'
import { PitchLines } from './pitch-lines'
import styles from './section.module.css'

interface SectionProps {
  ground?: 'chalk' | 'club' | 'surface'
  /** The section's heading; with it the section is a named region. */
  title?: ReactNode
  /** At the other end of the heading, usually a link. */
  action?: ReactNode
  lines?: ComponentProps<typeof PitchLines>
  id?: string
  className?: string
  children: ReactNode
}

/** A section of the page as wide as the screen; sections alternate their background (`ground`). */
export function Section({ ground = 'chalk', title, action, lines, id, className, children }: SectionProps) {
  const heading = id ? `${id}-nadpis` : undefined
  return (
    <section
      aria-labelledby={title ? heading : undefined}
      className={classes(styles.section, styles[ground], className)}
      id={id}
    >
      {lines && <PitchLines {...lines} />}
      <div className="wrap">
        {title && (
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

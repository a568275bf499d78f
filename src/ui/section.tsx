import type { ComponentProps, ReactNode } from 'react'
import { PitchLines } from './pitch-lines'
import styles from './section.module.css'

interface SectionProps {
  ground?: 'chalk' | 'club' | 'surface'
  /** The section's heading; with it the section is a named region. */
  title?: ReactNode
  /** What stands at the heading's other end: usually one link. */
  action?: ReactNode
  lines?: ComponentProps<typeof PitchLines>
  id?: string
  children: ReactNode
}

/** One band of the page; chalk, club colour and surface take turns so that a reader knows how far they are. */
export function Section({ ground = 'chalk', title, action, lines, id, children }: SectionProps) {
  const heading = id ? `${id}-nadpis` : undefined
  return (
    <section
      aria-labelledby={title ? heading : undefined}
      className={`${styles.section} ${styles[ground]}`}
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

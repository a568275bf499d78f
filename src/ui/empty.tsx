import type { ReactNode } from 'react'
import styles from './empty.module.css'

const DRAWINGS = {
  /** A corner flag: nothing here yet. */
  corner: 'M20 100h160M40 100V18l44 14-44 14M40 76a30 30 0 0 1 28 24',
  /** The bench: a list of people is empty. */
  bench: 'M24 72h152M24 84h152M40 84v18M160 84v18M32 60c0-24 10-36 30-36h76c20 0 30 12 30 36M14 102h172',
  /** A goal: everything is done. */
  goal: 'M30 102V28h140v74M30 28l18 16v58M170 28l-18 16v58M48 44h104M48 64h104M48 84h104M74 44v58M100 44v58M126 44v58M10 102h180',
} as const

interface EmptyProps {
  drawing?: keyof typeof DRAWINGS
  title: ReactNode
  /** One sentence on what to do next. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** Shown instead of an empty list: a drawing, a sentence, a button. */
export function Empty({ drawing = 'bench', title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <svg aria-hidden="true" fill="none" viewBox="0 0 200 120">
        <path d={DRAWINGS[drawing]} stroke="currentColor" strokeLinejoin="round" strokeWidth="1.5" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children && <p className="soft">{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

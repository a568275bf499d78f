import type { ReactNode } from 'react'
import { PitchLines } from '@/ui/pitch-lines'
import styles from './message-page.module.css'

interface MessagePageProps {
  /** Large above the title: „404“. */
  sign: string
  title: string
  children: ReactNode
  actions: ReactNode
  lines?: 'corner' | 'circle' | 'penalty'
}

/** A page that is only a message with links or buttons. */
export function MessagePage({ sign, title, children, actions, lines = 'corner' }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <PitchLines part={lines} />
      <div className={`wrap ${styles.inside}`}>
        <p aria-hidden="true" className={styles.sign}>
          {sign}
        </p>
        <h1>{title}</h1>
        <div className={styles.text}>{children}</div>
        <div className="row">{actions}</div>
      </div>
    </div>
  )
}

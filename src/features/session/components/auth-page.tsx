import type { ReactNode } from 'react'
import type { Problem } from '@/lib/errors'
import { PitchLines } from '@/ui/pitch-lines'
import styles from './auth-page.module.css'

interface AuthPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** A link below the form. */
  foot?: ReactNode
}

/** The frame of the pages for signing in and out and for links from e-mails. */
export function AuthPage({ title, lead, children, foot }: AuthPageProps) {
  return (
    <div className={styles.ground}>
      <PitchLines part="corner" />
      <div className={`wrap ${styles.inside}`}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <div className={styles.card}>
          {children}
          {foot && <p className={styles.foot}>{foot}</p>}
        </div>
      </div>
    </div>
  )
}

/** An error, announced to screen readers. */
export function AuthProblem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} data-form-errors role="alert" tabIndex={-1}>
      {children}
    </p>
  )
}

interface AuthProblemsProps {
  problems: readonly Problem[]
  /** The names of the form's fields, which show their own problems. */
  fields: readonly string[]
}

/** The problems of no field of the form; a bad link's problem names `token`, which is no field. */
export function AuthProblems({ problems, fields }: AuthProblemsProps) {
  return problems
    .filter(({ field }) => !field || !fields.includes(field))
    .map(({ message }) => <AuthProblem key={message}>{message}</AuthProblem>)
}

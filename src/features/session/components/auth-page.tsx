import type { ReactNode } from 'react'
import type { Problem } from '@/lib/errors'
import { PitchLines } from '@/ui/pitch-lines'
import styles from './auth-page.module.css'

interface AuthPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The way on for whoever is here by mistake. */
  foot?: ReactNode
}

/** The gate of the grounds: the frame of every page on which somebody signs in, out, or gets a new password. */
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

/** What went wrong, said at once to a screen reader as well. */
export function AuthProblem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} data-form-errors role="alert" tabIndex={-1}>
      {children}
    </p>
  )
}

interface AuthProblemsProps {
  problems: readonly Problem[]
  /** The names of the form's fields, which show their own. */
  fields: readonly string[]
}

/** What is wrong and belongs to no field of the form: a bad link names its token, which nobody types. */
export function AuthProblems({ problems, fields }: AuthProblemsProps) {
  return problems
    .filter(({ field }) => !field || !fields.includes(field))
    .map(({ message }) => <AuthProblem key={message}>{message}</AuthProblem>)
}

import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** A line that stands on paper alone: of which season, which day. */
  printed?: ReactNode
  /** A short word above the title: a category, a season. */
  kicker?: ReactNode
  crumbs?: readonly Crumb[]
  /** The page's main buttons. */
  actions?: ReactNode
}

/** The head of every page but the home page: breadcrumbs, title, lead and buttons. */
export function PageHeader({ title, lead, printed, kicker, crumbs, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className="wrap">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <div className={styles.line}>
          <div>
            {kicker && <p className={`caps ${styles.kicker}`}>{kicker}</p>}
            <h1>{title}</h1>
          </div>
          {actions && <div className={`row no-print ${styles.actions}`}>{actions}</div>}
        </div>
        {printed && <p className={`only-print ${styles.lead}`}>{printed}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  )
}

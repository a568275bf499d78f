import Link from 'next/link'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Absent on the last one, the current page. */
  href?: string
}

/** The path from the top to the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Nachádzate sa tu" className="no-print">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

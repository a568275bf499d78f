import Link from 'next/link'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Missing on the last one: that is where we are. */
  href?: string
}

/** „Nachádzate sa tu“: the way from the top to this page. */
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

import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface Tab {
  label: ReactNode
  href: string
  current: boolean
}

/** Views of one page as links, so that each has an address and works without script. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link aria-current={tab.current ? 'page' : undefined} href={tab.href} scroll={false}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

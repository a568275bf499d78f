'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { FAMILY_BAR, href, type RouteKey } from '@/lib/routes'
import { waitingText } from './account-menus.client'
import styles from './family-bar.module.css'

/** The drawings of the bar, in a 24 by 24 view box: a calendar sheet, a euro, columns, a person. */
const DRAWINGS: Partial<Record<RouteKey, string>> = {
  playerEvents: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5l2.5 2.5 5-5',
  playerMembership: 'M18 7a6.5 6.5 0 1 0 0 10M4 10.5h9M4 13.5h8',
  playerAttendance: 'M4 20.5h16M6.5 20.5v-6M12 20.5v-11M17.5 20.5V4',
  profile: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
}

/** The four addresses of a family, under the thumb; the first with the number of what waits. */
export default function FamilyBar() {
  const pathname = usePathname() ?? ''
  const waiting = pendingAnswers.useCount(true)
  // From public pages the whole document is loaded: their content policy differs.
  const Tag = pathname.startsWith('/auth') ? Link : 'a'
  return (
    <nav aria-label="Rýchla navigácia" className={`no-print ${styles.bar}`} data-bottom-bar data-family-bar>
      {FAMILY_BAR.map(([key, label]) => (
        <Tag
          aria-current={pathname === href(key) ? 'page' : undefined}
          className={styles.link}
          href={href(key)}
          key={key}
        >
          <svg aria-hidden="true" className={styles.icon} height="24" viewBox="0 0 24 24" width="24">
            <path d={DRAWINGS[key]} />
          </svg>
          {label}
          {key === 'playerEvents' && waiting > 0 && (
            <span className={styles.badge}>
              <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
              <span className="hidden-visually">({waitingText(waiting)})</span>
            </span>
          )}
        </Tag>
      ))}
    </nav>
  )
}

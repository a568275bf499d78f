'use client'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { waitingText } from './account-menus.client'
import { ThumbBar, type ThumbLink } from './thumb-bar.client'
import styles from './thumb-bar.module.css'

/** A calendar sheet, a euro, columns, a person. */
const LINKS: readonly ThumbLink[] = [
  ['playerEvents', 'Udalosti', 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5l2.5 2.5 5-5'],
  ['playerMembership', 'Členské', 'M18 7a6.5 6.5 0 1 0 0 10M4 10.5h9M4 13.5h8'],
  ['playerAttendance', 'Dochádzka', 'M4 20.5h16M6.5 20.5v-6M12 20.5v-11M17.5 20.5V4'],
  ['profile', 'Profil', 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6'],
]

/** The four addresses of a family; the first with the number of what waits. */
export default function FamilyBar() {
  const waiting = pendingAnswers.useCount(true)
  const badge = waiting > 0 && (
    <span className={styles.badge}>
      <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
      <span className="hidden-visually">({waitingText(waiting)})</span>
    </span>
  )
  return <ThumbBar links={LINKS} notes={{ playerEvents: badge }} />
}

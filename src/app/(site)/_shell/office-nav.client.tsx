'use client'
import { desk } from '@/lib/client/desk.client'
import styles from './office-nav.module.css'
import { OfficeSections } from './office-sections.client'

/** The office's sections beside the page; on a phone it is not shown, and only reads what waits. */
export default function OfficeNav({ content }: { content: string }) {
  // Read here and nowhere else: the bar of the phone shows the same numbers.
  desk.useCount(true)
  return (
    <nav aria-label="Sekcie správy" className={styles.nav}>
      <a className={styles.skip} href={`#${content}`}>
        Preskočiť sekcie
      </a>
      <OfficeSections />
    </nav>
  )
}

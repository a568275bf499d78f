'use client'
import { usePathname } from 'next/navigation'
import { MoreMenu } from './more-menu.client'
import { OfficeSections, shortCount, useWaiting } from './office-sections.client'
import { currentAt, ThumbBar, type ThumbLink } from './thumb-bar.client'
import styles from './thumb-bar.module.css'

/** A calendar sheet, a euro, two people, an envelope. */
const LINKS: readonly ThumbLink[] = [
  ['events', 'Udalosti', 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8'],
  ['memberFees', 'Členské', 'M18 7a6.5 6.5 0 1 0 0 10M4 10.5h9M4 13.5h8'],
  [
    'users',
    'Ľudia',
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.4a3.5 3.5 0 0 1 0 6.3M18 14.6c2 .8 3.2 2.6 3.5 5.4',
  ],
  ['enquiries', 'Správy', 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5'],
]

/** The four most used sections of the office, and „Viac“ with all of them. */
export default function OfficeBar() {
  const pathname = usePathname() ?? ''
  const messages = useWaiting()('enquiries')
  const badge = messages && (
    <span className={styles.badge}>
      <span aria-hidden="true">{shortCount(messages.count)}</span>
      <span className="hidden-visually">({messages.words})</span>
    </span>
  )
  return (
    <ThumbBar links={LINKS} notes={{ enquiries: badge }} onTablet>
      <MoreMenu isHere={!LINKS.some(([key]) => currentAt(key, pathname))}>
        {(close) => <OfficeSections onGo={close} wordy />}
      </MoreMenu>
    </ThumbBar>
  )
}

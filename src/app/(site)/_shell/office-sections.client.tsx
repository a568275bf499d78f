'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useId } from 'react'
import { waitingWords } from '@/features/desk/labels'
import { OFFICE_GROUPS, sectionAt } from '@/features/desk/rules'
import type { DeskCounts } from '@/features/desk/schema'
import { desk } from '@/lib/client/desk.client'
import { href, PANEL, type RouteKey } from '@/lib/routes'
import { classes } from '@/ui/class-names'
import bubbles from './count-bubble.module.css'
import links from './menu-links.module.css'
import styles from './office-sections.module.css'

/** How much waits in a section, and its words; undefined when nothing does. */
export function useWaiting(): (section: RouteKey) => { count: number; words: string } | undefined {
  const waiting = desk.useKnown()
  return (section) => {
    const key = section as keyof DeskCounts
    const count = waiting?.[key]
    return count ? { count, words: waitingWords(key, count) } : undefined
  }
}

/** A number on a screen that is narrow: „99+“. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

interface OfficeSectionsProps {
  /** Whether what waits is also written in words, where nobody can point at the number. */
  wordy?: boolean
  onGo?: () => void
}

interface WaitingProps {
  label: string
  count: number
  words: string
  wordy: boolean | undefined
}

/** A section's word with what waits in it. */
function Waiting({ label, count, words, wordy }: WaitingProps) {
  return (
    <>
      <span>
        {label}
        <span className={wordy ? styles.words : 'hidden-visually'}>{wordy ? words : ` (${words})`}</span>
      </span>
      <span aria-hidden="true" className={bubbles.bubble} title={words}>
        {shortCount(count)}
      </span>
    </>
  )
}

/** Every section of the office, the present one marked, each with what waits in it. */
export function OfficeSections({ wordy, onGo }: OfficeSectionsProps) {
  const pathname = usePathname() ?? ''
  const id = useId()
  const waitingIn = useWaiting()
  const current = sectionAt(pathname)
  const section = ([key, label]: readonly [RouteKey, string]) => {
    const waiting = waitingIn(key)
    const place = pathname === href(key) ? 'page' : 'true'
    return (
      <li key={key}>
        <Link
          aria-current={key === current ? place : undefined}
          href={href(key)}
          onClick={onGo}
          prefetch={false}
        >
          {waiting ? <Waiting label={label} wordy={wordy} {...waiting} /> : label}
        </Link>
      </li>
    )
  }
  return (
    <ul className={classes(styles.groups, links.links)}>
      {OFFICE_GROUPS.map(({ label, sections }) => (
        <li key={label}>
          <b id={`${id}${label}`}>{label}</b>
          <ul aria-labelledby={`${id}${label}`} className={styles.group}>
            {sections.map(section)}
          </ul>
        </li>
      ))}
      <li>
        <a href={PANEL.href}>{PANEL.label}</a>
      </li>
    </ul>
  )
}

'use client'
import { unseen } from '@/lib/client/unseen.client'
import { plural } from '@/lib/plural'
import { href } from '@/lib/routes'
import styles from './bell.module.css'

/** The link to the inbox with the number of unseen notifications; a full page load, like every link into /auth. */
export function Bell() {
  const count = unseen.useCount(true)
  const words = plural(count, ['nová správa', 'nové správy', 'nových správ'])
  return (
    <a className={styles.bell} href={href('inbox')}>
      <svg
        aria-hidden="true"
        fill="none"
        height="24"
        stroke="currentColor"
        strokeWidth="2"
        viewBox="0 0 24 24"
        width="24"
      >
        <path
          d="M6 9a6 6 0 0 1 12 0c0 6 2.5 7 2.5 8h-17c0-1 2.5-2 2.5-8ZM10 20.5h4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="hidden-visually">
        {/* Without a signal nobody knows that there is nothing new. */}
        {count > 0 ? `Oznámenia, ${count} ${words}` : 'Oznámenia'}
      </span>
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}

'use client'
import styles from './shirt.module.css'

/** A player's number on the outline of a shirt, used instead of a photo. */
export function Shirt({ number, size = 44 }: { number?: number | null; size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.shirt} height={size} viewBox="0 0 64 64" width={size}>
      <path d="M22 6c3 4 17 4 20 0l16 7-5 15-8-2v32H19V26l-8 2-5-15Z" />
      <text textAnchor="middle" x="32" y="46">
        {number ?? '–'}
      </text>
    </svg>
  )
}

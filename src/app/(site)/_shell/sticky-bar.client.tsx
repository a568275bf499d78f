'use client'
import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './sticky-bar.module.css'

/** Pixels of scroll after which the navigation sticks. */
const THRESHOLD_PX = 40

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** The navigation bar; sticks to the top once the page is scrolled. */
export function StickyBar({ children }: { children: ReactNode }) {
  const sticky = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
  return (
    <div className={`no-print ${styles.bar}`} data-sticky={sticky}>
      <div className={`wrap ${styles.inside}`}>{children}</div>
    </div>
  )
}

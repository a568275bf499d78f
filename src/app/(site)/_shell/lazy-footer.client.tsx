'use client'
import { usePathname } from 'next/navigation'
import { lazy, useEffect, useRef, useState } from 'react'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import type { FooterProps } from './footer.client'
import styles from './lazy-footer.module.css'

const Footer = lazy(() => import('./footer.client'))

/** How near the footer must come before it is loaded (specification §9). */
const MARGIN = '150px'

/** What is left of the footer where it cannot be loaded. */
const Essentials = ({ name, address, email, phone }: FooterProps) => (
  <p className={`wrap ${styles.essentials}`}>
    {name}, {address} <a href={`mailto:${email}`}>{email}</a> {phone}
  </p>
)

/** Keeps the footer's place and loads it when the visitor is nearly there. */
export function LazyFooter(props: FooterProps) {
  // Who works here knows the club: of the foot only its last line stays.
  const short = usePathname()?.startsWith('/auth') ?? false
  const [near, setNear] = useState(false)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <footer className={`no-print ${styles.footer}`} data-short={short || undefined} ref={place}>
      {near && (
        <LazyBoundary fallback={<Essentials {...props} />}>
          <Footer {...props} short={short} />
        </LazyBoundary>
      )}
      <noscript>
        <Essentials {...props} />
      </noscript>
    </footer>
  )
}

'use client'
import { usePathname } from 'next/navigation'
import { lazy, useEffect, useRef, useState } from 'react'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import type { FooterProps } from './footer.client'
import styles from './lazy-footer.module.css'

const Footer = lazy(() => import('./footer.client'))

/** How near the viewport the footer must be to be loaded. */
const MARGIN = '150px'

/** Shown when the footer cannot be loaded and without JavaScript. */
const Essentials = ({ name, address, email, phone }: FooterProps) => (
  <p className={`wrap ${styles.essentials}`}>
    {name}, {address} <a href={`mailto:${email}`}>{email}</a> {phone}
  </p>
)

/** Reserves the footer's space and loads it when it is near the viewport. */
export function LazyFooter(props: FooterProps) {
  // Members know the club's contacts: signed-in pages show the footer's last line only.
  const short = usePathname()?.startsWith('/auth') ?? false
  const [near, setNear] = useState(false)
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (near || !footer.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(footer.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <footer className={`no-print ${styles.footer}`} data-short={short || undefined} ref={footer}>
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

'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { FooterProps } from './footer.client'
import styles from './lazy-footer.module.css'

const Footer = lazy(() => import('./footer.client'))

/** How near the footer must come before it is loaded (specification §9). */
const MARGIN = '150px'

/** Keeps the footer's place and loads it when the visitor is nearly there. */
export function LazyFooter(props: FooterProps) {
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
    <footer className={`no-print ${styles.footer}`} ref={place}>
      {near && (
        <Suspense>
          <Footer {...props} />
        </Suspense>
      )}
      <noscript>
        <p className="wrap">
          {props.name}, {props.address} <a href={`mailto:${props.email}`}>{props.email}</a> {props.phone}
        </p>
      </noscript>
    </footer>
  )
}

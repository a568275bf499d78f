'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { href, type RouteKey } from '@/lib/routes'
import styles from './thumb-bar.module.css'

/** A link of the bar: its route, a short word that fits, and its drawing in a 24 by 24 view box. */
export type ThumbLink = readonly [key: RouteKey, label: string, drawing: string]

/** A drawing of the bar. */
export const ThumbIcon = ({ drawing }: { drawing: string }) => (
  <svg aria-hidden="true" className={styles.icon} height="24" viewBox="0 0 24 24" width="24">
    <path d={drawing} />
  </svg>
)

/** Whether a route is the present page, or holds it: „Udalosti“ a new event. */
export const currentAt = (to: RouteKey, pathname: string): 'page' | 'true' | undefined => {
  if (pathname === href(to)) return 'page'
  return pathname.startsWith(`${href(to)}/`) ? 'true' : undefined
}

interface RouteLinkProps {
  to: RouteKey
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that says whether it leads to or holds the present page. From public pages the whole document is loaded: their content policy differs. */
export function RouteLink({ to, className, onClick, children }: RouteLinkProps) {
  const pathname = usePathname() ?? ''
  const Tag = pathname.startsWith('/auth') ? Link : 'a'
  return (
    <Tag aria-current={currentAt(to, pathname)} className={className} href={href(to)} onClick={onClick}>
      {children}
    </Tag>
  )
}

interface ThumbBarProps {
  /** Also on screens that are wider than a phone's and narrower than the office's frame. */
  onTablet?: boolean
  links: readonly ThumbLink[]
  /** Beside the words: what waits. */
  notes?: Partial<Record<RouteKey, ReactNode>>
  /** After the links. */
  children?: ReactNode
}

/** The most used addresses of a family, a trainer or the office, under the thumb. */
export function ThumbBar({ links, notes, onTablet, children }: ThumbBarProps) {
  // What stands above it, a toast for example, was placed without it: the bar is loaded after the page.
  useEffect(() => void window.dispatchEvent(new Event('resize')), [])
  return (
    <nav
      aria-label="Rýchla navigácia"
      className={`no-print ${styles.bar}`}
      data-bottom-bar
      data-thumb-bar={onTablet ? 'tablet' : ''}
    >
      {links.map(([key, label, drawing]) => (
        <RouteLink className={styles.link} key={key} to={key}>
          <ThumbIcon drawing={drawing} />
          {label}
          {notes?.[key]}
        </RouteLink>
      ))}
      {children}
    </nav>
  )
}

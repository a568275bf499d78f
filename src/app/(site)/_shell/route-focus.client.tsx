'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** After a page change, focus stands on the new page's heading: Next leaves it on a link that is gone. */
export function RouteFocus() {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (window.location.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}

'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** After a navigation moves the focus to the new page's heading; Next leaves it on a link that was removed. */
export function RouteFocus() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (window.location.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}

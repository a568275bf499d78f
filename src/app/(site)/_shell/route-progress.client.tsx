'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { navigation } from '@/lib/client/navigation.client'
import styles from './route-progress.module.css'

/** Ends the progress when the address has changed. */
function NavigationEnd() {
  const pathname = usePathname()
  const query = useSearchParams()
  useEffect(() => navigation.done(query?.size ? `${pathname}?${query}` : (pathname ?? '')), [pathname, query])
  return null
}

/** The bar at the top of the page while the next page loads. */
export function RouteProgress() {
  const moving = useSyncExternalStore(navigation.subscribe, navigation.get, () => false)
  return (
    <>
      <Suspense>
        <NavigationEnd />
      </Suspense>
      {moving && <div aria-label="Načítava sa stránka" className={styles.bar} role="progressbar" />}
    </>
  )
}

'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { navigation } from '@/lib/client/navigation.client'
import styles from './route-progress.module.css'

/** The address changed: the transition is over. */
function Arrival() {
  const pathname = usePathname()
  const query = useSearchParams()
  useEffect(() => navigation.done(query?.size ? `${pathname}?${query}` : (pathname ?? '')), [pathname, query])
  return null
}

/** The bar at the top of the page while the next page is on its way. */
export function RouteProgress() {
  const moving = useSyncExternalStore(navigation.subscribe, navigation.get, () => false)
  return (
    <>
      <Suspense>
        <Arrival />
      </Suspense>
      {moving && <div aria-label="Načítava sa stránka" className={styles.bar} role="progressbar" />}
    </>
  )
}

'use client'
import { useLayoutEffect, useRef } from 'react'
import { useOnline } from '@/lib/client/online.client'
import styles from './offline-banner.module.css'

/** Hands the page the strip's height as `--foot`, on which bars at the foot of the screen stand. */
function useFoot(shown: boolean) {
  const strip = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (!shown || !strip.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      if (box) style.setProperty('--foot', `${box.blockSize}px`)
    })
    observer.observe(strip.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [shown])
  return strip
}

/** A strip at the bottom while there is no connection; `since` says how old the data on screen is („24. 11. 2026 o 17:05“). */
export function OfflineBanner({ since }: { since?: string }) {
  const online = useOnline()
  const strip = useFoot(!online)
  return (
    <div className={styles.holder} role="status">
      {!online && (
        <p className={styles.strip} ref={strip}>
          Ste bez pripojenia.{since && <> Zobrazujeme údaje z&nbsp;{since}.</>}
        </p>
      )}
    </div>
  )
}

'use client'
import { useLayoutEffect, useRef } from 'react'
import { useOnline } from '@/lib/client/online.client'
import styles from './offline-banner.module.css'

/** Sets `--foot` to the banner's height while it is shown; bars at the bottom of the screen are placed above it. */
function useFootHeight(shown: boolean) {
  const banner = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (!shown || !banner.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      if (box) style.setProperty('--foot', `calc(${box.blockSize}px + var(--family-bar, 0px))`)
    })
    observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [shown])
  return banner
}

/** Shown at the bottom while the browser is offline; `since` is when the data was loaded („24. 11. 2026 o 17:05“). */
export function OfflineBanner({ since }: { since?: string }) {
  const online = useOnline()
  const banner = useFootHeight(!online)
  return (
    <div className={styles.holder} role="status">
      {!online && (
        <p className={styles.strip} ref={banner}>
          Ste bez pripojenia.{since && <> Zobrazujeme údaje z&nbsp;{since}.</>}
        </p>
      )}
    </div>
  )
}

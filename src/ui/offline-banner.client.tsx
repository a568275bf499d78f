'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
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
      if (box) style.setProperty('--foot', `calc(${box.blockSize}px + var(--thumb-bar, 0px))`)
    })
    observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [shown])
  return banner
}

/** „24. 11. 2026 o 17:05“ */
function momentText(moment: Date): string {
  const time = moment.toLocaleTimeString('sk-SK', { hour: 'numeric', minute: '2-digit' })
  return `${moment.toLocaleDateString('sk-SK').replace(/\s/g, '\u00a0')} o\u00a0${time}`
}

/** When the browser loaded the page; its content is at most five minutes older. */
const loadedAt = (): Date => new Date(performance.timeOrigin)

interface OfflineBannerProps {
  /** When the page on screen was kept, if it is a kept one (an ISO time). */
  keptAt?: string
  /** What stands before and after the time when a kept page is shown with a connection. */
  before?: string
  after?: ReactNode
}

/** Shown at the bottom while the browser is offline, and with a kept page; says of when what is on screen is. */
export function OfflineBanner({ keptAt, before, after }: OfflineBannerProps) {
  const online = useOnline()
  const isShown = !online || keptAt !== undefined
  const banner = useFootHeight(isShown)
  return (
    <div className={styles.holder} role="status">
      {isShown && (
        <p className={styles.strip} ref={banner}>
          {online ? before : 'Ste bez pripojenia.'} Zobrazujeme údaje z&nbsp;
          {momentText(keptAt ? new Date(keptAt) : loadedAt())}.{online && after}
        </p>
      )}
    </div>
  )
}

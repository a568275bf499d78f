'use client'
import { useOnline } from '@/lib/client/online.client'
import styles from './offline-strip.module.css'

/** A strip at the bottom while there is no connection; `since` says how old the data on screen is („24. 11. 2026 o 17:05“). */
export function OfflineStrip({ since }: { since?: string }) {
  const online = useOnline()
  return (
    <div className={styles.holder} role="status">
      {!online && (
        <p className={styles.strip}>Ste bez pripojenia.{since && <> Zobrazujeme údaje z&nbsp;{since}.</>}</p>
      )}
    </div>
  )
}

'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button'
import styles from './lazy-qr-code.module.css'

interface LazyQrCodeProps {
  src: string
  label: string
  /** What to do without the code: „Zaplaťte podľa údajov nižšie.“ */
  instead: string
}

/**
 * A QR code that is loaded when it scrolls into view, or at once without script. When that fails, a sentence says what
 * to do without it; loading is retried by a button, and by itself when the browser is online again.
 */
export function LazyQrCode({ src, label, instead }: LazyQrCodeProps) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  const again = () => {
    setFailed(false)
    setTries((before) => before + 1)
  }

  useEffect(() => {
    // It may have failed before hydration.
    const { complete, naturalWidth } = picture.current ?? { complete: false, naturalWidth: 0 }
    if (complete && naturalWidth === 0) setFailed(true)
  }, [])
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed])

  if (failed)
    return (
      <div className={styles.missing} role="status">
        <p>QR kód sa nepodarilo načítať. {instead}</p>
        <Button look="line" onClick={again} small>
          Skúsiť znova
        </Button>
      </div>
    )
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing in vectors, made for its reader alone
    <img
      alt={label}
      className={styles.code}
      height={240}
      key={tries}
      loading="lazy"
      onError={() => setFailed(true)}
      ref={picture}
      src={src}
      width={240}
    />
  )
}

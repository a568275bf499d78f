import { qrDrawing } from '@/lib/qr'
import styles from './qr-code.module.css'

/** A text as a QR code, drawn on the server; dark on white in both themes, so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { viewBox, strokes } = qrDrawing(text)
  return (
    <svg aria-label={label} className={styles.code} role="img" viewBox={viewBox}>
      <path d={strokes} stroke="#000" />
    </svg>
  )
}

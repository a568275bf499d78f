import encodeQR from 'qr'
import styles from './qr-code.module.css'

/** Light modules around a code without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4

/** One row of modules as strokes: „M3 2h2“ draws two dark ones. */
const strokesOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? 'x' : ' '))
      .join('')
      .matchAll(/x+/g),
  ]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}`)
    .join('')

/** A text as a QR code, drawn on the server; dark on white in both themes, because cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  return (
    <svg
      aria-label={label}
      className={styles.code}
      role="img"
      viewBox={`0 -0.5 ${rows.length} ${rows.length}`}
    >
      <path d={rows.map(strokesOf).join('')} stroke="#000" />
    </svg>
  )
}

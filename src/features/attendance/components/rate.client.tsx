'use client'
import styles from './rate.module.css'

/** A share of attendance as a number and a bar; a dash where nothing was counted yet. */
export function Rate({ rate }: { rate: number | null }) {
  if (rate === null) return <span className="soft">–</span>
  return (
    <span className={styles.rate}>
      <span className="num">{rate}&nbsp;%</span>
      <span aria-hidden="true" className={styles.track}>
        <span style={{ inlineSize: `${rate}%` }} />
      </span>
    </span>
  )
}

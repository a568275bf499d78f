import styles from './skeleton.module.css'

/** Grey rows in the size of the content being loaded, so that the page does not shift. */
export function Skeleton({ rows = 3, height = '5.5rem' }: { rows?: number; height?: string }) {
  return (
    <div aria-busy="true" className={styles.list} role="status">
      <span className="hidden-visually">Načítava sa…</span>
      {Array.from({ length: rows }, (_, index) => (
        <span className={styles.row} key={index} style={{ blockSize: height }} />
      ))}
    </div>
  )
}

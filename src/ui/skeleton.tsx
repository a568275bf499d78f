import styles from './skeleton.module.css'

/** Grey rows in the size of what is coming, so that nothing jumps when it comes. */
export function Skeleton({ rows = 3, height = '5.5rem' }: { rows?: number; height?: string }) {
  return (
    <div aria-busy="true" className={styles.list} role="status">
      <span className="hidden-visually">Načítava sa…</span>
      {Array.from({ length: rows }, (_, index) => (
        <span className={styles.bone} key={index} style={{ blockSize: height }} />
      ))}
    </div>
  )
}

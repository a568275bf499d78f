import { grouped } from '@/lib/plural'
import type { ErasurePreview } from '../schema'
import styles from './erasure.module.css'

/** What an erasure removes, what it leaves and why, and what should be settled before. */
export function PreviewLists({ preview: { erased, kept, warnings } }: { preview: ErasurePreview }) {
  return (
    <>
      {warnings.length > 0 && (
        <ul className={styles.warnings} role="note">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <h3>Vymaže sa</h3>
      <ul className={styles.parts}>
        {erased.map(({ key, title, count }) => (
          <li key={key}>
            <span>{title}</span>
            {count > 1 && <span className="num soft">{grouped(count)}×</span>}
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <h3>Zostane, ale bez mena</h3>
          <ul className={styles.parts}>
            {kept.map(({ key, title, why, count }) => (
              <li key={key}>
                <span>
                  {title}
                  <span className={styles.why}>{why}</span>
                </span>
                <span className="num soft">{grouped(count)}×</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

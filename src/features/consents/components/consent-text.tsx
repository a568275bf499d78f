import { shortDate } from '@/lib/date-format'
import type { TextView } from '../texts/schema'
import styles from './consent-text.module.css'

/** A text people consent to: its first paragraph, the others behind „Celý text“. */
export function ConsentText({ text: { text, version, from } }: { text: TextView }) {
  const [first, ...rest] = text.split(/\n\s*\n/)
  return (
    <div className={styles.text}>
      <p>{first}</p>
      {rest.length > 0 && (
        <details>
          <summary>Celý text</summary>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="soft">
            {version}. verzia{from && `, platí od ${shortDate(from)}`}
          </p>
        </details>
      )}
    </div>
  )
}

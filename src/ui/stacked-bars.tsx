import { classes } from './class-names'
import styles from './stacked-bars.module.css'

interface BarPart {
  key: string
  /** Its name in the legend. */
  word: string
  /** Its pattern. */
  look: string | undefined
}

interface Bar {
  key: string
  /** What stands below and above it. */
  name: string
  above: string
  /** How much it has of each part. */
  sizes: Readonly<Record<string, number>>
}

interface StackedBarsProps {
  bars: readonly Bar[]
  /** From the foot of a bar upwards. */
  parts: readonly BarPart[]
  /** The size that is as high as the chart. */
  highest: number
  /** What the number above a bar says. */
  note: string
}

/** A bar for each period with its parts one on another, and what the patterns mean. Hidden from screen readers: say the same in words. */
export function StackedBars({ bars, parts, highest, note }: StackedBarsProps) {
  return (
    <>
      <div aria-hidden="true" className={styles.chart}>
        {bars.map(({ key, name, above, sizes }) => (
          <div className={styles.bar} key={key}>
            <span className={styles.above}>{above}</span>
            <span className={styles.pile}>
              {parts
                .map((part) => ({ ...part, size: sizes[part.key] ?? 0 }))
                .filter(({ size }) => size > 0)
                .map((part) => (
                  <span
                    className={part.look}
                    key={part.key}
                    style={{ blockSize: `${(part.size / highest) * 100}%` }}
                  />
                ))}
            </span>
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
      <ul aria-hidden="true" className={styles.legend}>
        {parts.map(({ key, word, look }) => (
          <li key={key}>
            <span className={classes(styles.sample, look)} /> {word}
          </li>
        ))}
        <li className="soft">{note}</li>
      </ul>
    </>
  )
}

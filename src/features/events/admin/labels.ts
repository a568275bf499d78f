import { counted } from '@/lib/plural'

/** How much of a series a change is about. */
export const SERIES_SCOPES = [
  { value: 'one', label: 'Len túto udalosť' },
  { value: 'following', label: 'Túto a všetky nasledujúce' },
]

/** „12 udalostí“ */
export const eventCount = (count: number): string => counted(count, ['udalosť', 'udalosti', 'udalostí'])

/** What of a series is not the caller's to change; nothing when that is none of it. */
export const describeSkipped = (skipped = 0): string =>
  skipped > 0 ? ` Meniť ich môže len administrátor, preto bez zmeny: ${eventCount(skipped)}.` : ''

/** What was done with a change of a series, and what stayed as it was. */
export const describeFollowing = (count: number, kept: number, skipped = 0): string =>
  [
    `Zmenené: ${eventCount(count)}.`,
    kept > 0 && `Samostatne upravené alebo s dochádzkou, preto bez zmeny: ${eventCount(kept)}.`,
  ]
    .filter(Boolean)
    .join(' ') + describeSkipped(skipped)

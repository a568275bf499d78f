import { counted } from '@/lib/plural'

/** Which events the list shows. */
export const WHEN_WORDS = {
  upcoming: 'Nadchádzajúce',
  silent: 'Čakajú na odpovede',
  past: 'Minulé',
  cancelled: 'Zrušené',
} as const

/** Whether a change applies to one event of a series or to the following ones too. */
export const SERIES_SCOPES = [
  { value: 'one', label: 'Len túto udalosť' },
  { value: 'following', label: 'Túto a všetky nasledujúce' },
]

/** „12 udalostí“ */
export const eventCount = (count: number): string => counted(count, ['udalosť', 'udalosti', 'udalostí'])

/** How many events of a series the caller may not change; empty when there are none. */
export const formatSkipped = (skipped = 0): string =>
  skipped > 0 ? ` Meniť ich môže len administrátor, preto bez zmeny: ${eventCount(skipped)}.` : ''

/** How many events of a series were put into the trash, and how many were not. */
export const formatRemoved = ({ count, kept }: { count: number; kept: number }): string =>
  `Odstránené: ${eventCount(count)}.${kept > 0 ? ` S\u00a0dochádzkou, preto ostáva: ${eventCount(kept)}.` : ''}`

/** How many events of a series were changed and how many were not. */
export const formatFollowing = (count: number, kept: number, skipped = 0): string =>
  [
    `Zmenené: ${eventCount(count)}.`,
    kept > 0 && `Iné než ostatné alebo s\u00a0dochádzkou, preto bez zmeny: ${eventCount(kept)}.`,
  ]
    .filter(Boolean)
    .join(' ') + formatSkipped(skipped)

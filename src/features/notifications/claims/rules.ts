import type { ToldItem } from '../copies/queries'
import { REPLACING } from '../replacing/rules'

type Told = Pick<ToldItem, 'kind' | 'events'>

/** The tag of what takes the place of what a device shows of the same event; undefined for everything else. */
const eventTag = (item: Told | undefined): string | undefined => {
  const [event, ...others] = item?.events ?? []
  return item && event && others.length === 0 && REPLACING.includes(item.kind)
    ? `changes:${event}`
    : undefined
}

/** The tag of a copy that tells these things; `own` for one that replaces nothing. */
export const tagOf = (told: readonly Told[], own: string): string =>
  (told.length === 1 ? eventTag(told[0]) : undefined) ?? own

/**
 * What a copy goes alone by; null for one that goes with others: an urgent push about one event, which together with
 * others could not replace the one before it.
 */
export const aloneOf = (
  row: { channel: string; urgent?: boolean | null },
  item: Told | undefined,
): string | null => (row.channel === 'push' && row.urgent ? (eventTag(item) ?? null) : null)

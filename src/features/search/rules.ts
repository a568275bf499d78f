/** How many characters are searched for. */
export const LEAST = 2
export const MOST = 100
/** How many of each kind are shown; the rest is in the kind's own list. */
export const SHOWN = 5
/** How many events are counted: a common word stands in those of many years. */
export const MOST_COUNTED = 100

interface Counted {
  total: number
  isMore: boolean
}

/** How many were found of all kinds, and whether there are more than were counted. */
export const sumOf = (groups: readonly Counted[]): Counted => ({
  total: groups.reduce((sum, { total }) => sum + total, 0),
  isMore: groups.some(({ isMore }) => isMore),
})

/** A comparator by code points of a key, such as `sortKey` makes; localeCompare takes 20 ms for a whole club. */
export function inOrder<Row>(keyOf: (row: Row) => string): (one: Row, other: Row) => number {
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return a < b ? -1 : a > b ? 1 : 0
  }
}

/** A comparator by code points of a key, such as `sortKey` makes; localeCompare takes 20 ms for a whole club. */
export function inOrder<Row>(keyOf: (row: Row) => string): (one: Row, other: Row) => number {
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return a < b ? -1 : a > b ? 1 : 0
  }
}

/** The ids of rows by a key, which is made once for each. */
export const idsInOrder = <Row extends { id: unknown }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): string[] =>
  rows
    .map((row) => ({ id: String(row.id), key: keyOf(row) }))
    .sort(inOrder(({ key }) => key))
    .map(({ id }) => id)

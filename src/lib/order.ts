/**
 * A comparison by a key of plain letters, such as `sortKey` makes, character by character: by a language's rules a whole
 * club takes 20 ms.
 */
export function inOrder<Row>(keyOf: (row: Row) => string): (one: Row, other: Row) => number {
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return a < b ? -1 : a > b ? 1 : 0
  }
}

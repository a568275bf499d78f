/** Rows by a key, in their order. (`Map.groupBy` is missing in Node.js 20.) */
export function groupsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** How many rows there are of each of these kinds. */
export const countsOf = <Kind extends string>(
  kinds: Record<Kind, unknown>,
  rows: readonly { kind: Kind }[],
): Record<Kind, number> =>
  Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
  ) as Record<Kind, number>

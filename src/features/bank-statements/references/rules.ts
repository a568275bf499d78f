/**
 * Of a column with more rows than this that repeat another one's value nothing is the bank's own: it is the payer's reference, which
 * comes again every month, or one constant. A bank repeats its own seldom: for a correction, for both parts of one transfer.
 */
const MOST_REPEATED = 0.75

/** The rows with the bank's own references alone: one that repeats is none for the rows that have it, the others keep theirs. */
export function withOwnReferences<Row extends { reference: string | null }>(rows: readonly Row[]): Row[] {
  const times = new Map<string, number>()
  for (const { reference } of rows) if (reference) times.set(reference, (times.get(reference) ?? 0) + 1)
  const isRepeated = ({ reference }: Row) => reference !== null && times.get(reference)! > 1
  const share = rows.filter(isRepeated).length / rows.filter(({ reference }) => reference !== null).length
  return rows.map((row) => (share > MOST_REPEATED || isRepeated(row) ? { ...row, reference: null } : row))
}

/** Rows read at a time. */
const PORTION = 500

/**
 * Rows by their ids, some at a time and in the order of the ids. The ids are read once before: a list that changes meanwhile
 * then neither repeats nor skips a row; one that is gone is left out.
 */
export async function* inPortions<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += PORTION) {
    const some = ids.slice(at, at + PORTION)
    const rows = new Map((await read(some)).map((row) => [row.id, row]))
    yield some.flatMap((id) => rows.get(id) ?? [])
  }
}

/** Rows that were read at once, as one portion. */
export async function* onePortion<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

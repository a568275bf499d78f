import { setTimeout as pause } from 'node:timers/promises'
import { createSemaphore } from './semaphore'

/** Rows read at a time: Payload's find walks each field of each, about a millisecond a person. */
const PORTION = 100
/** The longest turn of the others, in milliseconds. */
const OTHERS_MS = 200
/** One portion at a time in the whole process, however many lists are downloaded. */
const inTurn = createSemaphore('portions', 1, Infinity)

/**
 * Rows by their ids, some at a time and in the order of the ids. The ids are read once before: a list that changes meanwhile
 * then neither repeats nor skips a row; one that is gone is left out. After each portion other requests are served as long as
 * it took: SQLite answers without giving up the thread, so eight lists of a club of thousands kept a reader waiting for 30 s.
 */
export async function* inPortions<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += PORTION) {
    const some = ids.slice(at, at + PORTION)
    const rows = await inTurn(async () => {
      const began = performance.now()
      const found = new Map((await read(some)).map((row) => [row.id, row]))
      if (at + PORTION < ids.length) await pause(Math.min(performance.now() - began, OTHERS_MS))
      return found
    })
    yield some.flatMap((id) => rows.get(id) ?? [])
  }
}

/** Rows that were read at once, as one portion. */
export async function* onePortion<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

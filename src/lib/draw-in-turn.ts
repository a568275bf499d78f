import { TryLater } from './errors'
import { createSemaphore, SemaphoreFull } from './semaphore'

/**
 * One at a time of each: a `page` takes a tenth of a second of a core; a `list` seconds, in which it lets others be served, so
 * that no family waits with a confirmation for the office's list.
 */
const TURNS = { page: createSemaphore('drawn pages', 1, 20), list: createSemaphore('drawn lists', 1, 5) }
export type Turn = keyof typeof TURNS

/** Runs a drawing after those before it; throws 503 when too many wait. */
export async function drawInTurn<Result>(draw: () => Promise<Result>, turn: Turn = 'page'): Promise<Result> {
  try {
    return await TURNS[turn](draw)
  } catch (error) {
    if (error instanceof SemaphoreFull)
      throw new TryLater(503, 'Práve sa kreslí veľa súborov naraz. Skúste to o chvíľu znova.', 10)
    throw error
  }
}

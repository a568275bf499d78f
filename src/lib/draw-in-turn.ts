import { TryLater } from './errors'
import { createSemaphore, SemaphoreFull } from './semaphore'

/** A tenth of a second of a core each. */
const semaphore = createSemaphore(1, 20)

/** Runs a drawing after those before it; throws 503 when too many wait. */
export async function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  try {
    return await semaphore(draw)
  } catch (error) {
    if (error instanceof SemaphoreFull)
      throw new TryLater(503, 'Práve sa kreslí veľa súborov naraz. Skúste to o chvíľu znova.', 10)
    throw error
  }
}

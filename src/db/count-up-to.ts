import type { PayloadRequest } from 'payload'
import { COUNT_LIMIT, type CountLimit } from './sqlite/count'

/**
 * Runs a paged find whose count ends at `most`: its `totalDocs` is at most that, so a list of thousands costs no more
 * than one of hundreds. On MongoDB it counts everything: the caller takes any greater total for „more than that“.
 */
export const countingUpTo = <Result>(
  req: PayloadRequest,
  most: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { [COUNT_LIMIT]: limit } = req.payload.db as { [COUNT_LIMIT]?: CountLimit }
  return limit ? limit.run(most, work) : work()
}

import type { PayloadRequest } from 'payload'
import { COUNT_LIMIT, type CountLimit } from './sqlite/count'

/**
 * Runs a paged find whose count stops at `most`, so that a list of thousands costs no more than one of hundreds. On
 * MongoDB everything is counted: the caller treats a greater `totalDocs` as "more than `most`".
 */
export const countingUpTo = <Result>(
  req: PayloadRequest,
  most: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { [COUNT_LIMIT]: limit } = req.payload.db as { [COUNT_LIMIT]?: CountLimit }
  return limit ? limit.run(most, work) : work()
}

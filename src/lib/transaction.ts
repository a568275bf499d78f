import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** How often a transaction of ours is tried before the caller hears of it. */
export const TRIES = 4

/** Whether the database says that two writers met and one of them is to try again (MongoDB; SQLite lets them queue). */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error &&
  'hasErrorLabel' in error &&
  typeof error.hasErrorLabel === 'function' &&
  error.hasErrorLabel('TransientTransactionError') === true

/**
 * All of it or nothing. Inside a running transaction it joins that one; its own it repeats when the database
 * says that two writers met, so the task must be safe to run again.
 */
export const inTransaction = async <Result>(
  req: PayloadRequest,
  task: () => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const own = await initTransaction(req)
    const after: AfterCommit[] = []
    if (own) req.context.afterCommit = after
    let result: Result
    try {
      result = await task()
      if (own) await commitTransaction(req)
    } catch (error) {
      if (own) await killTransaction(req)
      if (!own || attempt === TRIES || !isTransient(error)) throw error
      continue
    } finally {
      if (own) delete req.context.afterCommit
    }
    for (const each of after) await runAfterCommit(req, each)
    return result
  }
}

type AfterCommit = () => Promise<void>

/** What fails here fails after the commit: the caller's write stands and is not to be reported as refused. */
const runAfterCommit = async (req: PayloadRequest, task: AfterCommit): Promise<void> => {
  try {
    await task()
  } catch (err) {
    req.payload.logger.error({ err, msg: 'What follows a write failed; the write itself was kept' })
  }
}

/**
 * Runs a task as soon as the transaction of ours that the request is in has been kept; its caller waits for it. A
 * transaction that fails forgets it; a task that fails is logged, and neither the caller nor the other tasks notice.
 * Answers false, and runs nothing, outside of such a transaction.
 */
export const afterCommit = (req: PayloadRequest, task: AfterCommit): boolean => {
  const after = req.context.afterCommit as AfterCommit[] | undefined
  after?.push(task)
  return after !== undefined
}

import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** How often a transaction is tried before its error is thrown. */
export const TRIES = 4

/** Whether two writers conflicted and the transaction may be repeated (MongoDB; on SQLite writers queue). */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error &&
  'hasErrorLabel' in error &&
  typeof error.hasErrorLabel === 'function' &&
  error.hasErrorLabel('TransientTransactionError') === true

/**
 * Runs the task in a transaction, the running one if there is one. Its own one is repeated after a conflict of writers, so
 * the task must be safe to run again.
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

/** Runs a task after the commit. Its error is only logged: the caller's write has been stored. */
const runAfterCommit = async (req: PayloadRequest, task: AfterCommit): Promise<void> => {
  try {
    await task()
  } catch (err) {
    req.payload.logger.error({ err, msg: 'What follows a write failed; the write itself was kept' })
  }
}

/**
 * Runs a task after the request's transaction (`inTransaction`) has been committed; the caller of that waits for it. It is
 * dropped when the transaction fails; its own error is only logged. Outside of a transaction it is not run, and the
 * result is false.
 */
export const afterCommit = (req: PayloadRequest, task: AfterCommit): boolean => {
  const after = req.context.afterCommit as AfterCommit[] | undefined
  after?.push(task)
  return after !== undefined
}

import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { retryConflicts } from './retry'

/**
 * Runs the task in a transaction, the running one if there is one. Its own one is repeated after a conflict of writers
 * (`retryConflicts`), so the task must be safe to run again; within a running one the conflict is thrown to who began it.
 */
export const inTransaction = async <Result>(
  req: PayloadRequest,
  task: () => Promise<Result>,
): Promise<Result> => {
  let isBegun = await initTransaction(req)
  if (!isBegun) return task()
  const { result, after } = await retryConflicts(async () => {
    if (!isBegun) await initTransaction(req)
    isBegun = false
    return runOnce(req, task)
  })
  for (const each of after) await runAfterCommit(req, each)
  return result
}

/** One try of a transaction that was just begun; returns what is to follow its commit. */
async function runOnce<Result>(req: PayloadRequest, task: () => Promise<Result>) {
  const after: AfterCommit[] = []
  req.context.afterCommit = after
  try {
    const result = await task()
    await commitTransaction(req)
    return { result, after }
  } catch (error) {
    await killTransaction(req)
    throw error
  } finally {
    delete req.context.afterCommit
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

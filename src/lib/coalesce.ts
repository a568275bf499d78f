/**
 * The task, run once for all callers that come while it is under way or within `ttlMs` of its end: they share its result
 * or its error. For costly work that anybody may ask for as often as they like.
 */
export const coalesce = <Result>(ttlMs: number, task: () => Promise<Result>): (() => Promise<Result>) => {
  let pending: Promise<Result> | undefined
  return () =>
    (pending ??= task().finally(() => {
      setTimeout(() => (pending = undefined), ttlMs).unref()
    }))
}

/**
 * One question at a time: who asks while it is under way, or within `keptMs` of its result, is given that result. For
 * what anybody may ask as often as they like, and what costs something to find out.
 */
export const coalesce = <Result>(ttlMs: number, task: () => Promise<Result>): (() => Promise<Result>) => {
  let pending: Promise<Result> | undefined
  return () =>
    (pending ??= task().finally(() => {
      setTimeout(() => (pending = undefined), ttlMs).unref()
    }))
}

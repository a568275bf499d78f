/**
 * One question at a time: who asks while it is under way, or within `keptMs` of its result, is given that result. For
 * what anybody may ask as often as they like, and what costs something to find out.
 */
export const askedTogether = <Result>(
  keptMs: number,
  ask: () => Promise<Result>,
): (() => Promise<Result>) => {
  let asked: Promise<Result> | undefined
  return () =>
    (asked ??= ask().finally(() => {
      setTimeout(() => (asked = undefined), keptMs).unref()
    }))
}

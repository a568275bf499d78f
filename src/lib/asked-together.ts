/**
 * One question at a time: who asks while it is under way, or within `keptMs` of its answer, is given that answer. For
 * what anybody may ask as often as they like, and what costs something to find out.
 */
export const askedTogether = <Answer>(
  keptMs: number,
  ask: () => Promise<Answer>,
): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined
  return () =>
    (asked ??= ask().finally(() => {
      setTimeout(() => (asked = undefined), keptMs).unref()
    }))
}

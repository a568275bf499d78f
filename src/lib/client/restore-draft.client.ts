interface Kept<Draft> {
  draft: Draft
  /** The stored values when this was typed, and that row's `updatedAt`. */
  stored: Draft
  stamp?: string
}

const text = (value: unknown): string => JSON.stringify(value) ?? ''
const isLike = (value: unknown, model: unknown): boolean =>
  typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

/** The properties of `mine` that `base` has not, or has with another value. */
export const differing = <Values extends object>(mine: Values, base: Values): Partial<Values> => {
  const other = base as Record<string, unknown>
  const changed = Object.entries(mine).filter(([key, value]) => text(value) !== text(other[key]))
  return Object.fromEntries(changed) as Partial<Values>
}

/**
 * The fields a person had changed at an earlier visit, laid over what is `stored` now. With the old `stamp` when somebody
 * else has changed one of these fields meanwhile, so that the server responds with a conflict. Undefined when nothing
 * differs, or the draft is of another version of the form.
 */
export const restoreDraft = <Draft extends object>(
  found: unknown,
  stored: Draft,
): { draft: Draft; stamp?: string } | undefined => {
  const kept = found as Partial<Kept<Draft>> | null
  if (!kept?.draft || !kept.stored) return undefined
  const changed = (Object.keys(stored) as (keyof Draft)[]).filter(
    (key) =>
      isLike(kept.draft![key], stored[key]) &&
      text(kept.draft![key]) !== text(kept.stored![key]) &&
      text(kept.draft![key]) !== text(stored[key]),
  )
  if (changed.length === 0) return undefined
  const mine = Object.fromEntries(changed.map((key) => [key, kept.draft![key]]))
  const touched = changed.some((key) => text(kept.stored![key]) !== text(stored[key]))
  return { draft: { ...stored, ...mine }, ...(touched && { stamp: kept.stamp }) }
}

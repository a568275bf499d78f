interface Kept<Draft> {
  draft: Draft
  /** What the form began with when this was typed, and that row's `updatedAt`. */
  stored: Draft
  stamp?: string
}

const text = (value: unknown): string => JSON.stringify(value) ?? ''
const isLike = (value: unknown, model: unknown): boolean =>
  typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

/**
 * What was typed into a form on an earlier visit, on top of what is `stored` now: only the fields the person had
 * changed. With the old `stamp` when somebody changed one of the same fields meanwhile, so that the server shows both
 * versions. Undefined when nothing of it differs, or it was kept by another version of the form.
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

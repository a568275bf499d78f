import type { PendingMarks } from '../rules'
import type { StoredSheet } from './stored-sheet'

/** What one tab of a browser knows of what is stored. */
interface Known {
  /** Operations it has had itself. */
  own: ReadonlySet<string>
  /** Operations it has seen stored. */
  kept: ReadonlySet<string>
  /** The content it stored last. */
  content: string | undefined
}

/** A sheet of one tab and what is stored, put together. */
export interface MergedSheet {
  /** What is to be stored; undefined when nothing waits. */
  sheet: StoredSheet | undefined
  /** Stored marks that are newer than the tab's. */
  newer: PendingMarks
  /** Operations of the tab that another one has sent or given up. */
  done: string[]
}

const onlyOf = <Value>(values: Readonly<Record<string, Value>>, marks: PendingMarks): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([player]) => player in marks))

/**
 * The sheet of a tab together with what is stored, which another tab may have changed since. Of two marks of a player the
 * later one stays; one that another tab has sent meanwhile is not stored again, and one that this tab has sent is removed.
 */
export function mergeTabs(tab: StoredSheet, stored: StoredSheet, { own, kept, content }: Known): MergedSheet {
  const isDone = ([player, { operation }]: [string, PendingMarks[string]]) =>
    kept.has(operation) && stored.wishes[player]?.operation !== operation
  const done = Object.entries(tab.wishes).filter(isDone)
  const left = Object.fromEntries(Object.entries(tab.wishes).filter((entry) => !isDone(entry)))
  const newer = Object.fromEntries(
    Object.entries(stored.wishes).filter(
      ([player, { operation, at = 0 }]) => !own.has(operation) && at > (left[player]?.at ?? -1),
    ),
  )
  const wishes = { ...left, ...newer }
  // A text that this tab did not store is another one's, which sends it itself.
  const isOwnContent = content !== undefined && stored.content === content
  const text = tab.content ?? (isOwnContent ? undefined : stored.content)
  const result = { newer, done: done.map(([, { operation }]) => operation) }
  if (Object.keys(wishes).length === 0 && text === undefined) return { ...result, sheet: undefined }
  const from = tab.content === undefined ? stored : tab
  return {
    ...result,
    sheet: {
      wishes,
      seen: onlyOf({ ...stored.seen, ...tab.seen }, wishes),
      names: onlyOf({ ...stored.names, ...tab.names }, wishes),
      content: text,
      contentSeen: from.contentSeen,
      contentHeld: from.contentHeld,
      event: tab.event ?? stored.event,
      problem: tab.problem ?? stored.problem,
      isGone: (tab.problem ? tab : stored).isGone,
    },
  }
}

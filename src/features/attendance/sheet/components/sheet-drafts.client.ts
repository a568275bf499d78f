import { draftKey, draftKeys, dropDraft, keepDraft, readDraft } from '@/lib/client/draft-storage.client'
import { STATUSES } from '../../labels'
import type { PendingMark, PendingMarks, SavedMark, SavedMarks } from '../rules'

/**
 * A sheet as the device stores it: the pending marks (`wishes`, the key of drafts already on devices), the saved marks
 * of their players when they were made (`seen`), and the players' names.
 */
export interface StoredSheet {
  wishes: PendingMarks
  seen: SavedMarks
  names: Readonly<Record<string, string>>
  content?: string
}

const isStatus = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(STATUSES, value)

const isPendingMark = (value: unknown): value is PendingMark => {
  const { status, note, operation } = (value ?? {}) as Partial<PendingMark>
  return (status === null || isStatus(status)) && [note, operation].every((each) => typeof each === 'string')
}

const isSavedMark = (value: unknown): value is SavedMark => {
  const { id, status, note, updatedAt } = (value ?? {}) as Partial<SavedMark>
  return isStatus(status) && [id, note, updatedAt].every((each) => typeof each === 'string')
}

function validEntries<Value>(
  all: unknown,
  isValid: (value: unknown) => value is Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(all ?? {}).filter((entry): entry is [string, Value] => isValid(entry[1])),
  )
}

/** Reads a stored sheet; damaged entries are left out, `seen` and `names` may be missing in older ones. */
export const parseStoredSheet = (stored: unknown): StoredSheet => {
  const { wishes, seen, names, content } = (stored ?? {}) as Record<keyof StoredSheet, unknown>
  return {
    wishes: validEntries(wishes, isPendingMark),
    seen: validEntries(seen, isSavedMark),
    names: validEntries(names, (name) => typeof name === 'string'),
    ...(typeof content === 'string' && { content }),
  }
}

/** The entries of both, the second one's first; contents that differ are joined by a line break. */
const merged = (one: StoredSheet, other: StoredSheet): StoredSheet => {
  const contents = [...new Set([one.content, other.content])].filter((text) => text !== undefined)
  return {
    wishes: { ...one.wishes, ...other.wishes },
    seen: { ...one.seen, ...other.seen },
    names: { ...one.names, ...other.names },
    ...(contents.length > 0 && { content: contents.join('\n') }),
  }
}

const onlyOf = <Value>(values: Readonly<Record<string, Value>>, marks: PendingMarks): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([player]) => player in marks))

/** What this device stores of one person's sheet of one event, whichever of its pages it was made on. */
export interface SheetDraft {
  /** Everything stored, also what an earlier version stored page by page, each under a key of its own. */
  read: () => StoredSheet
  keep: (sheet: StoredSheet) => void
}

/** The draft of one person's (`me`) sheet of one event. */
export function sheetDraft(me: string, event: string): SheetDraft {
  const key = draftKey(me, 'sheet', event)
  const olderKeys = () => draftKeys(me, 'sheet', event).filter((each) => each !== key)
  // Operations of this tab of the browser. Stored marks with others belong to another tab, which drops them itself.
  const own = new Set<string>()
  let hasContent = false
  return {
    read: () =>
      [...olderKeys(), key]
        .map((each) => parseStoredSheet(readDraft(each)))
        .reduce(merged, { wishes: {}, seen: {}, names: {} }),
    keep: (sheet) => {
      for (const { operation } of Object.values(sheet.wishes)) own.add(operation)
      hasContent ||= sheet.content !== undefined
      const stored = parseStoredSheet(readDraft(key))
      const others = Object.entries(stored.wishes).filter(([, { operation }]) => !own.has(operation))
      const wishes = { ...Object.fromEntries(others), ...sheet.wishes }
      const content = sheet.content ?? (hasContent ? undefined : stored.content)
      if (Object.keys(wishes).length === 0 && content === undefined) dropDraft(key)
      else
        keepDraft(key, {
          wishes,
          seen: onlyOf({ ...stored.seen, ...sheet.seen }, wishes),
          names: onlyOf({ ...stored.names, ...sheet.names }, wishes),
          content,
        })
      // Older drafts go only once all is stored here (a full browser would lose it) or was sent.
      const isKept = readDraft(key) !== undefined || Object.keys(sheet.wishes).length === 0
      if (isKept) for (const each of olderKeys()) dropDraft(each)
    },
  }
}

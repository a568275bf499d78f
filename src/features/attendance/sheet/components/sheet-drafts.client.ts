import { draftKey, draftKeys, dropDraft, readDraft } from '@/lib/client/draft-storage.client'
import { changeUnsentWork, readUnsentWork, unsentWorkOf } from '@/lib/client/unsent-work.client'
import { STATUSES } from '../../labels'
import type { PendingMark, SavedMark } from '../rules'
import { mergeTabs, type MergedSheet } from './sheet-tabs'
import type { SheetTitle, StoredSheet } from './stored-sheet'

const isStatus = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(STATUSES, value)

const isPendingMark = (value: unknown): value is PendingMark => {
  const { status, note, operation, seen = null } = (value ?? {}) as Partial<PendingMark>
  const texts = [note, operation, seen ?? ''].every((each) => typeof each === 'string')
  return (status === null || isStatus(status)) && texts
}

const isSavedMark = (value: unknown): value is SavedMark => {
  const { id, status, note, updatedAt } = (value ?? {}) as Partial<SavedMark>
  return isStatus(status) && [id, note, updatedAt].every((each) => typeof each === 'string')
}

const isSheetTitle = (value: unknown): value is SheetTitle => {
  const { title, startsAt } = (value ?? {}) as Partial<SheetTitle>
  return typeof title === 'string' && typeof startsAt === 'string'
}

function validEntries<Value>(
  all: unknown,
  isValid: (value: unknown) => value is Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(all ?? {}).filter((entry): entry is [string, Value] => isValid(entry[1])),
  )
}

/** Reads a stored sheet; damaged entries are left out, and older ones have no `seen`, `names`, `event` and times. */
export const parseStoredSheet = (stored: unknown): StoredSheet => {
  const { wishes, seen, names, content, contentSeen, contentHeld, event, problem, isGone } = (stored ??
    {}) as Record<keyof StoredSheet, unknown>
  return {
    wishes: validEntries(wishes, isPendingMark),
    seen: validEntries(seen, isSavedMark),
    names: validEntries(names, (name) => typeof name === 'string'),
    ...(typeof content === 'string' && { content }),
    ...(typeof contentSeen === 'string' && { contentSeen }),
    ...(contentHeld === true && { contentHeld }),
    ...(isSheetTitle(event) && { event }),
    ...(typeof problem === 'string' && { problem }),
    ...(isGone === true && { isGone }),
  }
}

const EMPTY: StoredSheet = { wishes: {}, seen: {}, names: {} }

/** The entries of both, the second one's first; contents that differ are joined by a line break. */
const merged = (one: StoredSheet, other: StoredSheet): StoredSheet => {
  const contents = [...new Set([one.content, other.content])].filter((text) => text !== undefined)
  return {
    ...one,
    ...other,
    wishes: { ...one.wishes, ...other.wishes },
    seen: { ...one.seen, ...other.seen },
    names: { ...one.names, ...other.names },
    ...(contents.length > 0 && { content: contents.join('\n') }),
  }
}

const PREFIX = 'sheet '

/** Whether a sheet waits with the same marks and content: it is then kept no longer for being tried again. */
const isSameWork = (one: StoredSheet, other: StoredSheet): boolean =>
  JSON.stringify([one.wishes, one.content]) === JSON.stringify([other.wishes, other.content])

/** The stored sheets of a person, by event: what was changed first first. */
export const storedSheets = async (me: string): Promise<{ id: string; at: number; sheet: StoredSheet }[]> =>
  (await unsentWorkOf(me)).flatMap(({ name, at, value }) =>
    name.startsWith(PREFIX) ? [{ id: name.slice(PREFIX.length), at, sheet: parseStoredSheet(value) }] : [],
  )

/** Removes a stored sheet that its owner gives up. */
export const dropStoredSheet = (me: string, event: string): Promise<void> =>
  changeUnsentWork(me, PREFIX + event, () => undefined)

/** What other tabs of this browser did with a sheet since this one stored it the last time. */
export interface OtherTabs {
  /** Their marks that are newer than this tab's. */
  newer: StoredSheet
  /** Operations this tab had stored that they have sent or given up. */
  done: readonly string[]
}

/** What this device stores of one person's sheet of one event, whichever of its pages it was made on. */
export interface SheetDraft {
  /** Everything stored, also what earlier versions stored elsewhere. Rejects when the browser refuses its database. */
  read: () => Promise<StoredSheet>
  /**
   * Stores a sheet beside what other tabs have stored, or removes it when nothing of it waits. Rejects when the browser has
   * no room or refuses.
   */
  keep: (sheet: StoredSheet) => Promise<OtherTabs>
}

/** The draft of one person's (`me`) sheet of one event. */
export function sheetDraft(me: string, event: string): SheetDraft {
  // Earlier versions kept sheets in localStorage, at first page by page.
  const olderKeys = () => draftKeys(me, 'sheet', event)
  const older = () =>
    [...olderKeys().filter((key) => key !== draftKey(me, 'sheet', event)), draftKey(me, 'sheet', event)]
      .map((key) => parseStoredSheet(readDraft(key)))
      .reduce(merged, EMPTY)
  // Operations this tab knows: stored ones that are not pending here any more were sent by it and are removed.
  const own = new Set<string>()
  /** Operations that were stored: one that is missing later was sent or given up by another tab. */
  const kept = new Set<string>()
  let ownContent: string | undefined
  return {
    read: async () => {
      const stored = parseStoredSheet(await readUnsentWork(me, PREFIX + event))
      for (const { operation } of Object.values(stored.wishes)) kept.add(operation)
      return merged(older(), stored)
    },
    keep: async (sheet) => {
      for (const { operation } of Object.values(sheet.wishes)) own.add(operation)
      ownContent = sheet.content ?? ownContent
      let result: MergedSheet = { sheet: undefined, newer: {}, done: [] }
      const change = (value: StoredSheet | undefined): StoredSheet | undefined => {
        result = mergeTabs(sheet, parseStoredSheet(value), { own, kept, content: ownContent })
        return result.sheet
      }
      await changeUnsentWork<StoredSheet>(me, PREFIX + event, change, isSameWork)
      const { sheet: stored = EMPTY, newer, done } = result
      for (const { operation } of Object.values(stored.wishes)) kept.add(operation)
      for (const { operation } of Object.values(newer)) own.add(operation)
      // Only now: all of it is stored, or was sent.
      for (const key of olderKeys()) dropDraft(key)
      return { newer: { ...stored, wishes: newer }, done }
    },
  }
}

import { draftKey, draftKeys, dropDraft, keepDraft, readDraft } from '@/lib/client/drafts.client'
import { type KeptSheet, keptSheet, type PendingMarks } from '../rules'

/** What this device keeps of the sheet of one event, whichever of its pages it was made on. */
export interface SheetDraft {
  /** Everything kept; also what an earlier version kept page by page, under a key of its own each. */
  read: () => KeptSheet
  keep: (mine: KeptSheet) => void
}

/** One of several with what the others have besides; words of two pages stand below one another. */
const joined = (one: KeptSheet, other: KeptSheet): KeptSheet => {
  const words = [...new Set([one.content, other.content])].filter((text) => text !== undefined)
  return {
    wishes: { ...one.wishes, ...other.wishes },
    seen: { ...one.seen, ...other.seen },
    names: { ...one.names, ...other.names },
    ...(words.length > 0 && { content: words.join('\n') }),
  }
}

const of = <Value>(values: Readonly<Record<string, Value>>, wishes: PendingMarks): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([player]) => player in wishes))

/** The place on the device for one person's sheet of one event. */
export function sheetDraft(me: string, event: string): SheetDraft {
  const key = draftKey(me, 'sheet', event)
  const olderKeys = () => draftKeys(me, 'sheet', event).filter((each) => each !== key)
  // Taps that were here once: whatever else is kept was made in another tab of the browser, and is that one's to drop.
  const own = new Set<string>()
  let wrote = false
  return {
    read: () =>
      [...olderKeys(), key]
        .map((each) => keptSheet(readDraft(each)))
        .reduce((all, each) => joined(all, each), { wishes: {}, seen: {}, names: {} }),
    keep: (mine) => {
      for (const { operation } of Object.values(mine.wishes)) own.add(operation)
      wrote ||= mine.content !== undefined
      const stored = keptSheet(readDraft(key))
      const others = Object.entries(stored.wishes).filter(([, { operation }]) => !own.has(operation))
      const wishes = { ...Object.fromEntries(others), ...mine.wishes }
      const content = mine.content ?? (wrote ? undefined : stored.content)
      if (Object.keys(wishes).length === 0 && content === undefined) dropDraft(key)
      else
        keepDraft(key, {
          wishes,
          seen: of({ ...stored.seen, ...mine.seen }, wishes),
          names: of({ ...stored.names, ...mine.names }, wishes),
          content,
        })
      // Only once it is kept here: a browser without room would lose it. Then all of it is in `mine` or was sent.
      const isKept = readDraft(key) !== undefined || Object.keys(mine.wishes).length === 0
      if (isKept) for (const each of olderKeys()) dropDraft(each)
    },
  }
}

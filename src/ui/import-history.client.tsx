'use client'
import { type ReactNode, useState } from 'react'
import type { PagedAddress, ResponseOf } from '@/lib/call-types'
import type { Save } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import type { Kept } from '@/lib/import-schema'
import { Empty } from './empty'
import { ReadPages } from './read-pages.client'
import { UndoableActs } from './undoable-acts.client'

interface PastImport {
  id: string
  fileName: string
  importedAt: string
  importedBy: string
  undoneAt: string | null
  undoUntil: string | null
  /** What it did. */
  summary: string
  /** What its undo left. */
  kept: Kept
}

interface ImportHistoryProps<A extends PagedAddress> extends Pick<
  Save<unknown, unknown>,
  'saving' | 'problems'
> {
  /** The call of past imports without its query, and the imports of its response. */
  path: A
  importsIn: (response: ResponseOf<'GET', A>) => readonly PastImport[]
  /** What to do while there is none. */
  hint: string
  /** Takes one back and resolves to what it left; to undefined when it failed. */
  onUndo: (id: string) => Promise<{ kept: Kept } | undefined>
  /** What stands above what an undo left, with how many: „Zostali 3 záznamy“. */
  keptTitle: (count: number) => string
  /** Where to go on with one that can be taken back. */
  next?: (imported: PastImport) => ReactNode
  /** What taking back does. */
  children: ReactNode
}

const NOT_ALL = 'Import je vrátený, ale nie celý. Čo zostalo, nájdete pri ňom v\u00a0histórii.'

/** Past imports with who made them; one can be taken back for 14 days, and what it leaves is named. */
export function ImportHistory<A extends PagedAddress>(props: ImportHistoryProps<A>) {
  const { path, importsIn, hint, onUndo, keptTitle, next, saving, problems, children } = props
  const [undone, setUndone] = useState<{ id: string; kept: Kept }>()
  const undo = async (id: string) => {
    const answer = await onUndo(id)
    if (!answer) return undefined
    setUndone({ id, kept: answer.kept })
    toast.success(answer.kept.length > 0 ? NOT_ALL : 'Import je vrátený.', path)
    return answer
  }
  return (
    <ReadPages
      empty={
        <Empty drawing="corner" title="Zatiaľ ste nič neimportovali.">
          {hint}
        </Empty>
      }
      path={path}
    >
      {(response) => (
        <UndoableActs
          acts={importsIn(response).map((imported) => ({
            ...imported,
            ...{ name: imported.fileName, summary: imported.summary || 'Nič nové' },
            ...{ doneAt: imported.importedAt, doneBy: imported.importedBy },
            details:
              imported.id === undone?.id
                ? keptList(undone.kept, keptTitle, true)
                : imported.undoneAt
                  ? keptList(imported.kept, keptTitle, false)
                  : imported.undoUntil && next?.(imported),
          }))}
          label="Vrátiť import"
          onUndo={undo}
          problems={problems}
          saving={saving}
        >
          {children}
        </UndoableActs>
      )}
    </ReadPages>
  )
}

/** Nothing when nothing was left; right after the undo open, and read to a screen reader. */
function keptList(kept: Kept, title: (count: number) => string, isNew: boolean): ReactNode {
  if (kept.length === 0) return null
  return (
    <div role={isNew ? 'status' : undefined}>
      <details open={isNew}>
        <summary>{title(kept.length)}</summary>
        <ul>
          {kept.map(({ name, why }, index) => (
            <li key={index}>
              <strong>{name}</strong>: {why}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

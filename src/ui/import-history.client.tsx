'use client'
import { type ReactNode, useState } from 'react'
import type { PagedAddress, ResponseOf } from '@/lib/call-types'
import type { Save } from '@/lib/client/save.client'
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
}

type Kept = readonly { name: string; why: string }[]

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
  /** The sentence above what an undo left. */
  keptTitle: string
  /** What taking back does. */
  children: ReactNode
}

/** Past imports with who made them; one can be taken back for 14 days, and what it leaves is named. */
export function ImportHistory<A extends PagedAddress>(props: ImportHistoryProps<A>) {
  const { path, importsIn, hint, onUndo, keptTitle, saving, problems, children } = props
  const [kept, setKept] = useState<Kept>([])
  const undo = async (id: string) => {
    const undone = await onUndo(id)
    if (undone) setKept(undone.kept)
    return undone
  }
  return (
    <>
      {kept.length > 0 && (
        <div role="status">
          <p>{keptTitle}</p>
          <ul>
            {kept.map(({ name, why }) => (
              <li key={`${name} ${why}`}>
                <strong>{name}</strong>: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
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
    </>
  )
}

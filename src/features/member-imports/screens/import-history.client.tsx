'use client'
import { useState } from 'react'
import type { ResponseOf } from '@/lib/call-types'
import { useSave } from '@/lib/client/save.client'
import { Empty } from '@/ui/empty'
import { ReadPages } from '@/ui/read-pages.client'
import { UndoableActs } from '@/ui/undoable-acts.client'
import { planSummary } from '../components/plan-preview.client'
import type { ImportView } from '../schema'

type Undo = `/memberImports/${string}/undo`
type Kept = ResponseOf<'POST', Undo>['kept']

const summaryOf = ({ created, changed, guardians }: ImportView): string =>
  planSummary({ counts: { new: created, changed, same: 0, wrong: 0, unsure: 0 }, guardians }) || 'Nič nové'

/** Past imports with who made them; one can be taken back for 14 days. */
export function ImportHistory() {
  const [kept, setKept] = useState<Kept>([])
  const { save, saving, problems } = useSave<Undo, 'POST'>('POST', '/memberImports/-/undo', {
    done: 'Import je vrátený.',
    onDone: (response) => setKept(response.kept),
  })
  return (
    <>
      {kept.length > 0 && (
        <div role="status">
          <p>Nevrátené zostali tieto záznamy:</p>
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
            Načítajte tabuľku členov a pozrite si náhľad.
          </Empty>
        }
        path="/memberImports"
      >
        {({ imports }) => (
          <UndoableActs
            acts={imports.map((imported) => ({
              ...imported,
              ...{ name: imported.fileName, summary: summaryOf(imported) },
              ...{ doneAt: imported.importedAt, doneBy: imported.importedBy },
            }))}
            label="Vrátiť import"
            onUndo={(id) => save(undefined, `/memberImports/${id}/undo`)}
            problems={problems}
            saving={saving}
          >
            <p>
              Účty, ktoré import založil, zmiznú a&nbsp;zmenené údaje sa vrátia. Kto sa medzitým prihlásil, má
              dochádzku či členské alebo ho niekto upravil, zostane.
            </p>
          </UndoableActs>
        )}
      </ReadPages>
    </>
  )
}

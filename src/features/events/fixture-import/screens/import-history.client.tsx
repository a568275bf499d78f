'use client'
import { useState } from 'react'
import type { ResponseOf } from '@/lib/call-types'
import { useSave } from '@/lib/client/save.client'
import { Empty } from '@/ui/empty'
import { ReadPages } from '@/ui/read-pages.client'
import { UndoableActs } from '@/ui/undoable-acts.client'
import { planSummary } from '../components/plan-preview.client'

type Undo = `/fixtureImports/${string}/undo`
type Kept = ResponseOf<'POST', Undo>['kept']

/** Past imports with who made them; one can be taken back for 14 days. */
export function ImportHistory() {
  const [kept, setKept] = useState<Kept>([])
  const { save, saving, problems } = useSave<Undo, 'POST'>('POST', '/fixtureImports/-/undo', {
    done: 'Import je vrátený.',
    onDone: (response) => setKept(response.kept),
  })
  return (
    <>
      {kept.length > 0 && (
        <div role="status">
          <p>Pri týchto zápasoch niečo ostalo:</p>
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
            Načítajte rozpis zápasov a pozrite si náhľad.
          </Empty>
        }
        path="/fixtureImports"
      >
        {({ imports }) => (
          <UndoableActs
            acts={imports.map((imported) => ({
              ...imported,
              ...{ name: imported.fileName, summary: planSummary(imported) || 'Nič nové' },
              ...{ doneAt: imported.importedAt, doneBy: imported.importedBy },
            }))}
            label="Vrátiť import"
            onUndo={(id) => save(undefined, `/fixtureImports/${id}/undo`)}
            problems={problems}
            saving={saving}
          >
            <p>
              Nové zápasy pôjdu do koša a&nbsp;zmenené budú ako predtým. Čo sa medzitým odohralo, má
              dochádzku, odpovede či nomináciu alebo to niekto upravil, zostane. Také zápasy môžete zrušiť
              ručne. Komu prišla správa o&nbsp;importe, ten dostane aj správu o&nbsp;vrátení.
            </p>
          </UndoableActs>
        )}
      </ReadPages>
    </>
  )
}

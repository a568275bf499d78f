'use client'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import { ImportHistory } from '@/ui/import-history.client'
import { planSummary } from '../components/plan-preview.client'
import { MATCHES } from '../labels'

type Undo = `/fixtureImports/${string}/undo`

/** Past imports of matches. */
export function FixtureImportHistory() {
  const { save, saving, problems } = useSave<Undo, 'POST'>('POST', '/fixtureImports/-/undo', {
    shown: 'read',
  })
  return (
    <ImportHistory
      hint="Načítajte rozpis zápasov a pozrite si náhľad."
      importsIn={({ imports }) => imports.map((one) => ({ ...one, summary: planSummary(one) }))}
      keptTitle={(count) => `Nevrátené: ${counted(count, MATCHES)}`}
      onUndo={(id) => save(undefined, `/fixtureImports/${id}/undo`)}
      path="/fixtureImports"
      problems={problems}
      saving={saving}
    >
      <p>
        Nové zápasy pôjdu do koša a&nbsp;zmenené budú ako predtým. Čo sa medzitým odohralo, má dochádzku,
        odpovede či nomináciu alebo to niekto upravil, zostane. Také zápasy môžete zrušiť ručne. Komu prišla
        správa o&nbsp;importe, ten dostane aj správu o&nbsp;vrátení.
      </p>
    </ImportHistory>
  )
}

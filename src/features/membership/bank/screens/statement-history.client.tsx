'use client'
import { useSave } from '@/lib/client/save.client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Empty } from '@/ui/empty'
import { ReadPages } from '@/ui/read-pages.client'
import { UndoableActs } from '@/ui/undoable-acts.client'
import { PAYMENTS } from '@/features/bank-statements/labels'
import type { StatementView } from '@/features/bank-statements/schema'

type Undo = `/bankStatements/${string}/undo`

const summaryOf = ({ booked, amount, returned, firstDay, lastDay }: StatementView): string =>
  [
    firstDay === lastDay ? shortDate(firstDay) : `${shortDate(firstDay)} – ${shortDate(lastDay)}`,
    `${counted(booked, PAYMENTS)}, ${formatCents(amount)}`,
    ...(returned > 0 ? [`vrátené ${returned}`] : []),
  ].join(' · ')

/** Past statements with who imported them; one can be taken back for 14 days. */
export function StatementHistory() {
  const { save, saving, problems } = useSave<Undo, 'POST'>('POST', '/bankStatements/-/undo', {
    done: 'Výpis je vrátený.',
    shown: 'read',
  })
  return (
    <ReadPages
      empty={
        <Empty drawing="corner" title="Zatiaľ ste nenahrali žiadny výpis.">
          Stiahnite si ho v&nbsp;internetbankingu ako camt.053 alebo CSV.
        </Empty>
      }
      path="/bankStatements"
    >
      {({ statements }) => (
        <UndoableActs
          acts={statements.map((statement) => ({
            ...statement,
            ...{ name: statement.fileName, summary: summaryOf(statement) },
            ...{ doneAt: statement.importedAt, doneBy: statement.importedBy },
          }))}
          label="Vrátiť výpis"
          onUndo={(id) => save(undefined, `/bankStatements/${id}/undo`)}
          problems={problems}
          saving={saving}
        >
          <p>
            Všetky platby, ktoré výpis zapísal, sa zrušia opravným riadkom a&nbsp;predpisy budú znova dlžné.
            Výpis potom môžete nahrať znova.
          </p>
        </UndoableActs>
      )}
    </ReadPages>
  )
}

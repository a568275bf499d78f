'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { dateAndTime, shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { ReadPages } from '@/ui/read-pages.client'
import { StatePill } from '@/ui/state-pill.client'
import { PAYMENTS } from '../labels'
import type { StatementView } from '../schema'

const summaryOf = ({ booked, amount, returned, firstDay, lastDay }: StatementView): string =>
  [
    firstDay === lastDay ? shortDate(firstDay) : `${shortDate(firstDay)} – ${shortDate(lastDay)}`,
    `${counted(booked, PAYMENTS)}, ${formatCents(amount)}`,
    ...(returned > 0 ? [`vrátené ${returned}`] : []),
  ].join(' · ')

/** Past statements with who imported them; one can be taken back until its `undoUntil`. */
export function StatementHistory() {
  const [undoing, setUndoing] = useState<StatementView>()
  const { save, saving, problems } = useSave('POST', `/bankStatements/${undoing?.id}/undo`, {
    done: 'Výpis je vrátený.',
    onDone: () => setUndoing(undefined),
  })
  return (
    <>
      <ReadPages
        empty={
          <Empty drawing="corner" title="Zatiaľ ste nenahrali žiadny výpis.">
            Stiahnite si ho v&nbsp;internetbankingu ako camt.053 alebo CSV.
          </Empty>
        }
        path="/bankStatements"
      >
        {({ statements }) => (
          <ul className={styles.list}>
            {statements.map((statement) => (
              <li key={statement.id}>
                <p>
                  <strong>{statement.fileName}</strong>: {summaryOf(statement)}
                  <br />
                  <span className="soft">
                    {[dateAndTime(statement.importedAt), statement.importedBy].filter(Boolean).join(' · ')}
                  </span>
                </p>
                {statement.undoneAt ? (
                  <StatePill mark="info" tone="neutral">
                    Vrátené {shortDate(statement.undoneAt)}
                  </StatePill>
                ) : (
                  statement.undoUntil && (
                    <Button look="line" onClick={() => setUndoing(statement)} small>
                      Vrátiť výpis (do {shortDate(statement.undoUntil)})
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
      </ReadPages>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => save()}>
            Vrátiť výpis
          </Button>
        }
        onClose={() => setUndoing(undefined)}
        open={undoing !== undefined}
        title={`Vrátiť výpis ${undoing?.fileName ?? ''}?`}
      >
        <FormErrors problems={problems} />
        <p>
          Všetky platby, ktoré výpis zapísal, sa zrušia opravným riadkom a&nbsp;predpisy budú znova dlžné.
          Výpis potom môžete nahrať znova.
        </p>
      </Dialog>
    </>
  )
}

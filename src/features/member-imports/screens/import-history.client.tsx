'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { dateAndTime, shortDate } from '@/lib/date-format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { ReadPages } from '@/ui/read-pages.client'
import { StatePill } from '@/ui/state-pill.client'
import type { ResponseOf } from '@/lib/call-types'
import { planSummary } from '../components/plan-preview.client'
import type { ImportView } from '../schema'

type Kept = ResponseOf<'POST', `/memberImports/${string}/undo`>['kept']

const summaryOf = ({ created, changed, guardians }: ImportView): string =>
  planSummary({ counts: { new: created, changed, same: 0, wrong: 0, unsure: 0 }, guardians }) || 'Nič nové'

/** Past imports with who made them; one can be taken back until its `undoUntil`. */
export function ImportHistory() {
  const [undoing, setUndoing] = useState<ImportView>()
  const [kept, setKept] = useState<Kept>([])
  const { save, saving, problems } = useSave('POST', `/memberImports/${undoing?.id}/undo`, {
    done: 'Import je vrátený.',
    onDone: (response) => {
      setKept(response.kept)
      setUndoing(undefined)
    },
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
          <ul className={styles.list}>
            {imports.map((imported) => (
              <li key={imported.id}>
                <p>
                  <strong>{imported.fileName}</strong>: {summaryOf(imported)}
                  <br />
                  <span className="soft">
                    {[dateAndTime(imported.importedAt), imported.importedBy].filter(Boolean).join(' · ')}
                  </span>
                </p>
                {imported.undoneAt ? (
                  <StatePill mark="info" tone="neutral">
                    Vrátené {shortDate(imported.undoneAt)}
                  </StatePill>
                ) : (
                  imported.undoUntil && (
                    <Button look="line" onClick={() => setUndoing(imported)} small>
                      Vrátiť import (do {shortDate(imported.undoUntil)})
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
            Vrátiť import
          </Button>
        }
        onClose={() => setUndoing(undefined)}
        open={undoing !== undefined}
        title={`Vrátiť import ${undoing?.fileName ?? ''}?`}
      >
        <FormErrors problems={problems} />
        <p>
          Účty, ktoré import založil, zmiznú a&nbsp;zmenené údaje sa vrátia. Kto sa medzitým prihlásil, má
          dochádzku či členské alebo ho niekto upravil, zostane.
        </p>
      </Dialog>
    </>
  )
}

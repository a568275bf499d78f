'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { shortDate } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import { ReadPages } from '@/ui/read-pages.client'
import { StatePill } from '@/ui/state-pill.client'
import { ActList } from '../components/act-list'
import { MoveList } from '../components/move-list'
import { MOVED_PLAYERS, PLAYERS } from '../labels'
import type { MigrationView } from '../schema'
import { PILLS, stateWords } from '../stages/labels'
import styles from './migration.module.css'

/** How many were moved: those left out were not. */
const movedOf = ({ moves }: MigrationView): number => moves.filter(({ leftOut }) => !leftOut).length

/** Past migrations of players with who did what with them and when; one can be undone until its `undoUntil`. */
export function MigrationHistory() {
  const [undoing, setUndoing] = useState<MigrationView>()
  const { save, saving, problems } = useSave('POST', `/playerMigrations/${undoing?.id}/undo`, {
    done: 'Presun bol vrátený.',
    onDone: () => setUndoing(undefined),
  })
  return (
    <>
      <ReadPages
        empty={
          <Empty drawing="corner" title="Zatiaľ ste nikoho nepresunuli.">
            Vyberte sezónu a kategórie a nechajte si presuny navrhnúť.
          </Empty>
        }
        path="/playerMigrations"
      >
        {({ migrations }) => (
          <ul className={styles.list}>
            {migrations.map((migration) => (
              <li key={migration.id}>
                <div className={styles.line}>
                  <p>
                    <strong>
                      {counted(movedOf(migration), PLAYERS)} · sezóna {migration.season}
                    </strong>
                  </p>
                  <StatePill {...PILLS[migration.state]}>
                    {stateWords(migration)}
                    {migration.undoneAt && ` ${shortDate(migration.undoneAt)}`}
                    {migration.cancelledAt && ` ${shortDate(migration.cancelledAt)}`}
                  </StatePill>
                  {migration.undoUntil && (
                    <Button look="line" onClick={() => setUndoing(migration)} small>
                      Vrátiť presun (do {shortDate(migration.undoUntil)})
                    </Button>
                  )}
                </div>
                <ActList migration={migration} />
                <MoveList migration={migration} />
              </li>
            ))}
          </ul>
        )}
      </ReadPages>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => save()}>
            Vrátiť presun
          </Button>
        }
        onClose={() => setUndoing(undefined)}
        open={undoing !== undefined}
        title={`Vrátiť ${counted(undoing ? movedOf(undoing) : 0, MOVED_PLAYERS)} späť?`}
      >
        <DialogErrors problems={problems} />
        <p>Každý hráč sa vráti do kategórie, v ktorej bol pred presunom, alebo sa nevráti nikto.</p>
      </Dialog>
    </>
  )
}

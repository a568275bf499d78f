'use client'
import { type ReactNode, useState } from 'react'
import type { Save } from '@/lib/client/save.client'
import { dateAndTime, shortDate } from '@/lib/date-format'
import { Button } from './button'
import { Dialog, DialogErrors } from './dialog.client'
import styles from './file-import.module.css'
import { StatePill } from './state-pill.client'

/** Something done at once to many rows; `undoUntil` is the last day on which it can be taken back, null when it no longer can. */
export interface UndoableAct {
  id: string
  /** „clenovia.xlsx“ */
  name: string
  /** What it did. */
  summary: string
  doneAt: string
  doneBy: string
  undoneAt: string | null
  undoUntil: string | null
  /** What is to be known of it besides, below it. */
  details?: ReactNode
}

interface UndoableActsProps extends Pick<Save<unknown, unknown>, 'saving' | 'problems'> {
  acts: readonly UndoableAct[]
  /** „Vrátiť import“ */
  label: string
  /** Takes one back; resolves to undefined when it failed. */
  onUndo: (id: string) => Promise<unknown>
  /** What taking back does. */
  children: ReactNode
}

/** Past acts with who did them; one that can still be taken back asks before. */
export function UndoableActs({ acts, label, onUndo, saving, problems, children }: UndoableActsProps) {
  const [undoing, setUndoing] = useState<UndoableAct>()
  const undo = async () => {
    if (undoing && (await onUndo(undoing.id)) !== undefined) setUndoing(undefined)
  }
  return (
    <>
      <ul className={styles.list}>
        {acts.map((act) => (
          <li key={act.id}>
            <p>
              <strong>{act.name}</strong>: {act.summary}
              <br />
              <span className="soft">
                {[dateAndTime(act.doneAt), act.doneBy].filter(Boolean).join(' · ')}
              </span>
            </p>
            {act.undoneAt ? (
              <StatePill mark="info" tone="neutral">
                Vrátené {shortDate(act.undoneAt)}
              </StatePill>
            ) : (
              act.undoUntil && (
                <Button
                  aria-label={`${label} (do ${shortDate(act.undoUntil)}): ${act.name}, ${dateAndTime(act.doneAt)}`}
                  look="line"
                  onClick={() => setUndoing(act)}
                  small
                >
                  {label} (do {shortDate(act.undoUntil)})
                </Button>
              )
            )}
            {act.details && <div className={styles.details}>{act.details}</div>}
          </li>
        ))}
      </ul>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={undo}>
            {label}
          </Button>
        }
        back={saving ? 'Zavrieť' : undefined}
        onClose={() => setUndoing(undefined)}
        open={undoing !== undefined}
        title={saving ? 'Vracia sa' : `${label}?`}
      >
        <DialogErrors problems={problems} />
        <p>
          <strong>{undoing?.name}</strong>: {undoing?.summary}
        </p>
        {children}
      </Dialog>
    </>
  )
}

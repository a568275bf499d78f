'use client'
import { dateAndTime, weekdayShort } from '@/lib/date-format'
import { ImportRowHead } from '@/ui/import-row-head.client'
import { Select } from '@/ui/inputs'
import { ROW_KINDS } from '../labels'
import type { PreviewView } from '../schema'
import styles from './planned-row.module.css'

type RowView = PreviewView['rows'][number]

interface RowProps {
  row: RowView
  decision: string | undefined
  onDecide: (decision: string) => void
}

/** What a row sets, and beside it what it replaces. */
function Changes({ changes }: Pick<RowView, 'changes'>) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <>
                <del>
                  <span className="hidden-visually">bolo </span>
                  {before}
                </del>
                <span aria-hidden="true"> → </span>
                <span className="hidden-visually">, bude </span>
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What becomes of a row; what speaks against it is decided here. */
export function PlannedRow({ row, decision, onDecide }: RowProps) {
  const { number, kind, name, category, startsAt, changes, problems, notes, choices } = row
  const isLeftOut = kind === 'wrong' || kind === 'unsure'
  return (
    <>
      <ImportRowHead kind={kind} label={ROW_KINDS[kind].one} name={name || 'bez družstiev'} number={number} />
      <p className="soft">
        {[category, startsAt && `${weekdayShort(startsAt)} ${dateAndTime(startsAt)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {problems.map((problem) => (
        <p className={isLeftOut ? styles.problem : 'soft'} key={problem}>
          {problem}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {changes.length > 0 && <Changes changes={changes} />}
      {choices.length > 0 && (
        <Select
          label={`Čo s riadkom ${number}`}
          name={`decision${number}`}
          onChange={({ target }) => onDecide(target.value)}
          value={decision ?? ''}
        >
          <option value="">Zatiaľ vynechať</option>
          {choices.map((choice) => (
            <option key={choice.decision} value={choice.decision}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

'use client'
import { useState } from 'react'
import { RELATIONS } from '@/features/users/labels'
import { Button } from '@/ui/button'
import { Select } from '@/ui/inputs'
import { StatePill } from '@/ui/state-pill.client'
import { ROW_KINDS } from '../labels'
import type { PreviewView } from '../schema'
import styles from './planned-rows.module.css'

type PlannedRow = PreviewView['rows'][number]
export type Decisions = Readonly<Record<string, string>>

/** So many rows are drawn at once. */
const STEP = 50

const TONES = {
  new: { tone: 'ok', mark: 'yes' },
  changed: { tone: 'info', mark: 'part' },
  same: { tone: 'neutral', mark: 'info' },
  wrong: { tone: 'bad', mark: 'no' },
  unsure: { tone: 'warn', mark: 'maybe' },
} as const

const changeText = ({ before, after }: PlannedRow['changes'][number]): string =>
  before === null ? String(after) : `${before} → ${after}`

const guardianText = ({ name, relation, contact, isNew }: PlannedRow['guardians'][number]): string =>
  [
    name,
    relation === 'other' ? '' : ` (${RELATIONS[relation].toLowerCase()})`,
    isNew ? ', nový účet' : ', už v klube',
    contact && `, ${contact}`,
  ].join('')

interface RowProps {
  row: PlannedRow
  decision: string | undefined
  onDecide: (decision: string) => void
}

function Decision({ row, decision, onDecide }: RowProps) {
  const { number, name, likely } = row
  return (
    <Select
      label="Kto to je"
      name={`decision${number}`}
      onChange={({ target }) => onDecide(target.value)}
      value={decision ?? ''}
    >
      <option value="">Zatiaľ vynechať</option>
      {likely.flatMap((one) =>
        one.id === null ? (
          []
        ) : (
          <option key={one.id} value={one.id}>
            Je to {one.name}, hráč klubu
          </option>
        ),
      )}
      <option value="new">{name} je nový hráč</option>
    </Select>
  )
}

function Row({ row, decision, onDecide }: RowProps) {
  const { number, kind, name, changes, guardians, problems, likely } = row
  const { tone, mark } = TONES[kind]
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span className="soft num">riadok {number}</span>
        <strong>{name || 'bez mena'}</strong>
        <StatePill mark={mark} tone={tone}>
          {ROW_KINDS[kind].one}
        </StatePill>
      </p>
      {problems.map((problem) => (
        <p className={styles.problem} key={problem}>
          {problem}
        </p>
      ))}
      {changes.length > 0 && (
        <dl className={styles.values}>
          {changes.map((change) => (
            <div key={change.field}>
              <dt>{change.field}</dt>
              <dd>{changeText(change)}</dd>
            </div>
          ))}
        </dl>
      )}
      {guardians.map((guardian) => (
        <p className="soft" key={`${guardian.name} ${guardian.contact}`}>
          {guardianText(guardian)}
        </p>
      ))}
      {likely.some(({ row: other }) => other !== null) && (
        <p className="soft">
          Rovnaké meno je aj v riadku {likely.flatMap(({ row: other }) => other ?? []).join(', ')}.
        </p>
      )}
      {likely.length > 0 && <Decision decision={decision} onDecide={onDecide} row={row} />}
    </li>
  )
}

interface PlannedRowsProps {
  rows: readonly PlannedRow[]
  decisions: Decisions
  onDecide: (number: number, decision: string) => void
}

/** What becomes of each row, the first fifty at once; a namesake is decided here. */
export function PlannedRows({ rows, decisions, onDecide }: PlannedRowsProps) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <Row
            decision={decisions[row.number]}
            key={row.number}
            onDecide={(decision) => onDecide(row.number, decision)}
            row={row}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <div>
          <Button look="line" onClick={() => setShown(shown + STEP)}>
            Zobraziť ďalšie ({rows.length - shown})
          </Button>
        </div>
      )}
    </>
  )
}

'use client'
import { RELATIONS } from '@/features/users/labels'
import { ImportRowHead } from '@/ui/import-row-head.client'
import { Select } from '@/ui/inputs'
import { ROW_KINDS } from '../labels'
import type { PreviewView } from '../schema'
import styles from './planned-row.module.css'

type RowView = PreviewView['rows'][number]

const changeText = ({ before, after }: RowView['changes'][number]): string =>
  before === null ? String(after) : `${before} → ${after}`

const accountText = ({ isNew, sameAs }: RowView['guardians'][number]): string => {
  if (!isNew) return ', už v\u00a0klube'
  return sameAs === null ? ', nový účet' : `, ten istý účet ako v\u00a0riadku ${sameAs}`
}

const guardianText = (guardian: RowView['guardians'][number]): string =>
  [
    guardian.name,
    guardian.relation === 'other' ? '' : ` (${RELATIONS[guardian.relation].toLowerCase()})`,
    accountText(guardian),
    guardian.contact && `, ${guardian.contact}`,
    guardian.filled && `; doplní sa ${guardian.filled}`,
    guardian.other && `; v\u00a0súbore ${guardian.other}, to sa nezapíše`,
  ].join('')

/** „Rovnaké meno má v klube Ema Nováková, nar. 1. 1. 2013: rovnaký telefón, iný zástupca (v klube Eva Malá).“ */
const likenessText = ({ row, name, facts }: RowView['likely'][number]): string => {
  const who = row === null ? `má v\u00a0klube ${name}` : `je aj v\u00a0riadku ${row}`
  return `Rovnaké meno ${who}: ${facts.length > 0 ? facts.join(', ') : 'inak sa nedajú porovnať'}.`
}

interface RowProps {
  row: RowView
  decision: string | undefined
  onDecide: (decision: string) => void
}

function Decision({ row, decision, onDecide }: RowProps) {
  const { number, name, likely } = row
  return (
    <Select
      label={`Kto to je (riadok ${number})`}
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

/** What becomes of a row; a namesake is decided here. */
export function PlannedRow({ row, decision, onDecide }: RowProps) {
  const { number, kind, name, changes, guardians, problems, notes, likely } = row
  return (
    <>
      <ImportRowHead kind={kind} label={ROW_KINDS[kind].one} name={name || 'bez mena'} number={number} />
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
      {notes.map((note) => (
        <p key={note}>Pozor: {note}.</p>
      ))}
      {likely.map((one) => (
        <p key={one.id ?? one.row}>{likenessText(one)}</p>
      ))}
      {likely.length > 0 && <Decision decision={decision} onDecide={onDecide} row={row} />}
    </>
  )
}

'use client'
import { type Column, Table } from '@/ui/table'
import { OUTCOMES, waitingWords } from '../labels'
import { type MoveChoice, outcomeOf } from '../rules'
import type { PreviewView, ProposalView } from '../schema'
import styles from './proposal-table.module.css'

interface ProposalTableProps {
  preview: PreviewView
  choices: Readonly<Record<string, MoveChoice>>
  onChange: (player: string, choice: MoveChoice) => void
}

/** Every player with the proposed category and its reason; both can be changed. */
export function ProposalTable({ preview, choices, onChange }: ProposalTableProps) {
  const nameOf = new Map(preview.categories.map(({ id, name }) => [id, name]))
  const choiceOf = (row: ProposalView): MoveChoice =>
    choices[row.player.id] ?? { target: 'stays', reason: '' }
  const columns: Column<ProposalView>[] = [
    {
      head: 'Hráč',
      cell: ({ player, waiting }) => (
        <>
          {player.name} <span className="soft num">{player.birthYear ?? 'bez dátumu'}</span>
          {waiting.length > 0 && (
            <small className={styles.waiting}>Už čaká: {waiting.map(waitingWords).join('; ')}</small>
          )}
        </>
      ),
    },
    { head: 'Odkiaľ', cell: ({ from }) => nameOf.get(from) },
    {
      head: 'Kam',
      cell: (row) => (
        <select
          aria-label={`Kam: ${row.player.name}`}
          className={styles.select}
          data-outcome={outcomeOf(choiceOf(row).target).outcome}
          onChange={(event) =>
            onChange(row.player.id, { ...choiceOf(row), target: event.target.value as MoveChoice['target'] })
          }
          value={choiceOf(row).target}
        >
          <option value="stays">{OUTCOMES.stays}</option>
          {preview.categories
            .filter(({ id }) => id !== row.from)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                → {name}
              </option>
            ))}
          <option value="none">{OUTCOMES.none}</option>
          <option value="leaves">{OUTCOMES.leaves}</option>
        </select>
      ),
    },
    {
      head: 'Dôvod',
      cell: (row) => (
        <input
          aria-label={`Dôvod: ${row.player.name}`}
          className={styles.reason}
          maxLength={200}
          onChange={(event) => onChange(row.player.id, { ...choiceOf(row), reason: event.target.value })}
          value={choiceOf(row).reason}
        />
      ),
    },
  ]
  return (
    <Table
      caption="Návrh presunov"
      columns={columns}
      rowKey={({ player }) => player.id}
      rows={preview.rows}
    />
  )
}

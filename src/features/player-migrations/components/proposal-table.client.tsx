'use client'
import { type Column, Table } from '@/ui/table'
import type { MoveChoice } from '../choices/rules'
import type { PreviewView, ProposalView } from '../schema'
import { PlayerCell } from './player-cell'
import styles from './proposal-table.module.css'
import { TargetSelect } from './target-select'

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
    { head: 'Hráč', cell: (row) => <PlayerCell row={row} /> },
    { head: 'Odkiaľ', cell: ({ from }) => nameOf.get(from) },
    {
      head: 'Kam',
      cell: (row) => (
        <TargetSelect
          categories={preview.categories}
          onChange={(target) => onChange(row.player.id, { ...choiceOf(row), target })}
          row={row}
          target={choiceOf(row).target}
        />
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

'use client'
import { useState } from 'react'
import { Button } from '@/ui/button'
import styles from '@/ui/file-import.module.css'
import type { StatementPreview } from '../schema'
import { Movement } from './movement'
import { PlayerOfRow } from './player-of-row.client'

export type Decisions = Readonly<Record<string, string>>

/** So many rows are drawn at once. */
const STEP = 50
const OTHERS = { '': 'Rozhodnem neskôr', dismiss: 'Nie je členské' } as const

interface MatchedRowsProps {
  rows: StatementPreview['rows']
  decisions: Decisions
  onDecide: (number: number, decision: string) => void
}

/** What becomes of each movement, the first fifty at once; one that waits is decided here. */
export function MatchedRows({ rows, decisions, onDecide }: MatchedRowsProps) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.number}>
            <Movement {...row} />
            {row.player && (
              <p>
                {row.kind === 'returned' ? 'Zruší sa úhrada za: ' : '→ '}
                <strong>{row.player.name}</strong>
              </p>
            )}
            {(row.kind === 'suggested' || row.kind === 'unmatched') && (
              <PlayerOfRow
                choices={row.choices}
                name={`row${row.number}`}
                onChoose={(decision) => onDecide(row.number, decision)}
                others={OTHERS}
                value={decisions[row.number] ?? ''}
              />
            )}
          </li>
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

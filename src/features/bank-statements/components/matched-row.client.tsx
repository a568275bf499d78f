'use client'
import { formatCents } from '@/lib/money'
import { StatePill } from '@/ui/state-pill.client'
import type { StatementPreview } from '../schema'
import { Movement } from './movement'
import { PlayerOfRow } from './player-of-row.client'

const OTHERS = { '': 'Rozhodnem neskôr', dismiss: 'Nie je členské' } as const

interface MatchedRowProps {
  row: StatementPreview['rows'][number]
  decision: string | undefined
  onDecide: (decision: string) => void
}

/** What becomes of a movement; one that waits is decided here. */
export function MatchedRow({ row, decision = '', onDecide }: MatchedRowProps) {
  const { number, kind, amount, surplus, player, choices } = row
  return (
    <>
      <Movement {...row} />
      {player && (
        <p>
          {kind === 'returned' ? 'Zruší sa úhrada za: ' : '→ '}
          <strong>{player.name}</strong>
        </p>
      )}
      {(kind === 'suggested' || kind === 'unmatched') && (
        <PlayerOfRow
          choices={choices}
          name={`row${number}`}
          onChoose={onDecide}
          others={OTHERS}
          value={decision}
        />
      )}
      {surplus > 0 && (
        <div>
          <StatePill mark="info" tone="warn">
            {surplus === amount
              ? 'celá suma bude preplatok'
              : `z\u00a0toho ${formatCents(surplus)} preplatok`}
          </StatePill>
        </div>
      )}
    </>
  )
}

'use client'
import { formatCents } from '@/lib/money'
import { StatePill } from '@/ui/state-pill.client'
import { DECISIONS, LATER } from '../labels'
import type { StatementPreview } from '../schema'
import { LikelyKnown } from './likely-known'
import { MaybeReturned } from './maybe-returned.client'
import { Movement } from './movement'
import { PlayerOfRow } from './player-of-row.client'

const OTHERS = { '': LATER, dismiss: DECISIONS.dismiss } as const
const OTHERS_KNOWN = { ...OTHERS, seen: DECISIONS.seen } as const

interface MatchedRowProps {
  row: StatementPreview['rows'][number]
  decision: string | undefined
  onDecide: (decision: string) => void
}

/** What becomes of a movement; one that waits is decided here. */
export function MatchedRow({ row, decision = '', onDecide }: MatchedRowProps) {
  const { number, kind, amount, surplus, player, choices, likely } = row
  return (
    <>
      <Movement {...row} />
      {player && kind !== 'maybeReturned' && (
        <p>
          {kind === 'returned' ? 'Zruší sa úhrada za: ' : '→ '}
          <strong>{player.name}</strong>
        </p>
      )}
      {kind === 'maybeReturned' && <MaybeReturned decision={decision} onDecide={onDecide} row={row} />}
      <LikelyKnown likely={likely} />
      {(kind === 'suggested' || kind === 'unmatched') && (
        <PlayerOfRow
          choices={choices}
          name={`row${number}`}
          onChoose={onDecide}
          others={likely ? OTHERS_KNOWN : OTHERS}
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

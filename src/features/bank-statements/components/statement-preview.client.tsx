'use client'
import type { Decisions } from '@/lib/decisions'
import { grouped } from '@/lib/plural'
import { RowsByKind } from '@/ui/rows-by-kind.client'
import { ROW_KINDS } from '../labels'
import type { RowKind } from '../rules'
import type { StatementPreview as Preview } from '../schema'
import { MatchedRow } from './matched-row.client'

/** Those somebody has to look at come first. */
const KINDS: readonly RowKind[] = [
  ...([
    'suggested',
    'unmatched',
    'maybeReturned',
    'strayReturn',
    'returned',
    'matched',
    'cancelled',
    'dismissed',
  ] as const),
  ...(['seen', 'outgoing'] as const),
]

interface StatementPreviewProps {
  preview: Preview
  decisions: Decisions
  onDecide: (number: number, decision: string) => void
}

/** The movements of a statement by what becomes of them. */
export function StatementPreview({ preview, decisions, onDecide }: StatementPreviewProps) {
  const { rows, counts, wrong } = preview
  return (
    <>
      {wrong.length > 0 && (
        <details>
          <summary>Riadky, ktoré sa nedajú prečítať ({grouped(wrong.length)})</summary>
          <ul>
            {wrong.map(({ number, problem }) => (
              <li key={number}>
                Riadok {number}: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
      <RowsByKind
        counts={counts}
        kinds={KINDS.map((kind) => [kind, ROW_KINDS[kind]] as const)}
        legend="Ktoré pohyby vidieť"
        rows={rows}
      >
        {(row) => (
          <MatchedRow
            decision={decisions[row.number]}
            onDecide={(decision) => onDecide(row.number, decision)}
            row={row}
          />
        )}
      </RowsByKind>
    </>
  )
}

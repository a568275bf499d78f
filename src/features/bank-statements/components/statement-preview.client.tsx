'use client'
import { useState } from 'react'
import { Segmented } from '@/ui/segmented'
import { ROW_KINDS } from '../labels'
import type { StatementPreview as Preview } from '../schema'
import { type Decisions, MatchedRows } from './matched-rows.client'

type Kind = keyof typeof ROW_KINDS
/** Those somebody has to look at come first. */
const KINDS: readonly Kind[] = [
  ...(['suggested', 'unmatched', 'returned', 'matched', 'cancelled', 'dismissed'] as const),
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
  const kinds = KINDS.filter((kind) => counts[kind] > 0)
  const [chosen, setChosen] = useState<Kind | undefined>(kinds[0])
  const shown = chosen && kinds.includes(chosen) ? chosen : kinds[0]
  return (
    <>
      {wrong.length > 0 && (
        <details>
          <summary>Riadky, ktoré sa nedajú prečítať ({wrong.length})</summary>
          <ul>
            {wrong.map(({ number, problem }) => (
              <li key={number}>
                Riadok {number}: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Segmented
        legend="Ktoré pohyby vidieť"
        name="kind"
        onChange={(kind) => setChosen(kind as Kind)}
        options={kinds.map((kind) => ({ value: kind, label: `${ROW_KINDS[kind]} ${counts[kind]}` }))}
        value={shown}
        wraps
      />
      <MatchedRows
        decisions={decisions}
        key={shown}
        onDecide={onDecide}
        rows={rows.filter(({ kind }) => kind === shown)}
      />
    </>
  )
}

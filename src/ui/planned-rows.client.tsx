'use client'
import type { ReactNode } from 'react'
import type { Decisions } from '@/lib/decisions'
import { counted, type Forms } from '@/lib/plural'
import { RowsByKind } from './rows-by-kind.client'

const ROWS_LEFT: Forms = ['riadok sa neimportuje', 'riadky sa neimportujú', 'riadkov sa neimportuje']

interface Planned {
  number: number
  kind: string
}

interface PlannedRowsProps<Row extends Planned> {
  preview: { rows: readonly Row[]; counts: Record<Row['kind'] | 'wrong' | 'unsure', number> }
  /** The words of the kinds: those somebody has to look at come first. */
  kinds: Record<Row['kind'], { many: string }>
  /** What is asked of the rows that are not clear: „pri ostatných rozhodnite, o koho ide“. */
  unsure: string
  decisions: Decisions
  onDecide: (number: number, decision: string) => void
  /** What is drawn of a row. */
  children: (
    row: Row,
    decided: { decision: string | undefined; onDecide: (decision: string) => void },
  ) => ReactNode
}

/** The rows of an import's plan by what becomes of them; above them what is left out, and what helps. */
export function PlannedRows<Row extends Planned>(props: PlannedRowsProps<Row>) {
  const { preview, kinds, unsure, decisions, onDecide, children } = props
  const { rows, counts } = preview
  const leftOut = counts.wrong + counts.unsure
  return (
    <>
      {leftOut > 0 && (
        <p>
          {counted(leftOut, ROWS_LEFT)}: {counts.wrong > 0 && 'chyby opravte v súbore a načítajte ho znova'}
          {counts.wrong > 0 && counts.unsure > 0 && ', '}
          {counts.unsure > 0 && unsure}. Čo už je zapísané, sa druhýkrát nezapíše.
        </p>
      )}
      <RowsByKind
        counts={counts}
        kinds={(Object.keys(kinds) as Row['kind'][]).map((kind) => [kind, kinds[kind].many] as const)}
        legend="Ktoré riadky vidieť"
        rows={rows}
      >
        {(row) =>
          children(row, {
            decision: decisions[row.number],
            onDecide: (decision) => onDecide(row.number, decision),
          })
        }
      </RowsByKind>
    </>
  )
}

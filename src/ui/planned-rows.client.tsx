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
  /** Rows that are nobody's of the club, and what is said of them: „3 riadky sú o iných kluboch“. */
  others?: { count: number; what: string }
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
  const { preview, kinds, unsure, others, decisions, onDecide, children } = props
  const { rows, counts } = preview
  const toMend = counts.wrong + counts.unsure
  const leftOut = toMend + (others?.count ?? 0)
  const why = [
    counts.wrong > 0 && 'chyby opravte v\u00a0súbore a\u00a0načítajte ho znova',
    counts.unsure > 0 && unsure,
    others && others.count > 0 && others.what,
  ]
  return (
    <>
      {leftOut > 0 && (
        <p>
          {counted(leftOut, ROWS_LEFT)}: {why.filter(Boolean).join(', ')}.
          {toMend > 0 && ' Čo už je zapísané, sa druhýkrát nezapíše.'}
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

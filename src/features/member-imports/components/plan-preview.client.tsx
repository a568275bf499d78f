'use client'
import type { Decisions } from '@/lib/decisions'
import { counted } from '@/lib/plural'
import { RowsByKind } from '@/ui/rows-by-kind.client'
import { CHANGED_PLAYERS, NEW_GUARDIANS, NEW_PLAYERS, ROW_KINDS, ROWS_LEFT } from '../labels'
import type { ImportView, PreviewView } from '../schema'
import { PlannedRow } from './planned-row.client'

const KINDS = Object.keys(ROW_KINDS) as (keyof typeof ROW_KINDS)[]

type ImportCounts = Pick<ImportView, 'created' | 'changed' | 'guardians'>

/** „12 nových hráčov, 3 zmenení hráči, 15 nových zákonných zástupcov“ */
export const planSummary = ({ created, changed, guardians }: ImportCounts): string =>
  [
    created > 0 && counted(created, NEW_PLAYERS),
    changed > 0 && counted(changed, CHANGED_PLAYERS),
    guardians > 0 && counted(guardians, NEW_GUARDIANS),
  ]
    .filter(Boolean)
    .join(', ')

interface PlanPreviewProps {
  preview: PreviewView
  decisions: Decisions
  onDecide: (number: number, decision: string) => void
}

/** The rows of a plan by what becomes of them; at first those somebody has to look at. */
export function PlanPreview({ preview, decisions, onDecide }: PlanPreviewProps) {
  const { rows, counts } = preview
  const leftOut = counts.wrong + counts.unsure
  return (
    <>
      {leftOut > 0 && (
        <p>
          {counted(leftOut, ROWS_LEFT)}: {counts.wrong > 0 && 'chyby opravte v súbore a načítajte ho znova'}
          {counts.wrong > 0 && counts.unsure > 0 && ', '}
          {counts.unsure > 0 && 'pri ostatných rozhodnite, o koho ide'}. Čo už je zapísané, sa druhýkrát
          nezapíše.
        </p>
      )}
      <RowsByKind
        counts={counts}
        kinds={KINDS.map((kind) => [kind, ROW_KINDS[kind].many] as const)}
        legend="Ktoré riadky vidieť"
        rows={rows}
      >
        {(row) => (
          <PlannedRow
            decision={decisions[row.number]}
            onDecide={(decision) => onDecide(row.number, decision)}
            row={row}
          />
        )}
      </RowsByKind>
    </>
  )
}

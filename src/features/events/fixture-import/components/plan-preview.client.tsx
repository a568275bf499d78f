'use client'
import type { Decisions } from '@/lib/decisions'
import { counted } from '@/lib/plural'
import { RowsByKind } from '@/ui/rows-by-kind.client'
import { CHANGED_MATCHES, NEW_MATCHES, ROW_KINDS, ROWS_LEFT } from '../labels'
import type { ImportView, PreviewView } from '../schema'
import { PlannedRow } from './planned-row.client'

const KINDS = Object.keys(ROW_KINDS) as (keyof typeof ROW_KINDS)[]

/** „12 nových zápasov, 3 zmenené zápasy“ */
export const planSummary = ({ created, changed }: Pick<ImportView, 'created' | 'changed'>): string =>
  [created > 0 && counted(created, NEW_MATCHES), changed > 0 && counted(changed, CHANGED_MATCHES)]
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
          {counts.unsure > 0 && 'pri ostatných rozhodnite, čo s nimi'}. Čo už je zapísané, sa druhýkrát
          nezapíše.
        </p>
      )}
      {counts.other > 0 && counts.other === rows.length && (
        <p role="alert">V&nbsp;súbore sme váš klub nenašli. Vyberte ho vyššie a&nbsp;obnovte náhľad.</p>
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

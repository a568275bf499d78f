'use client'
import type { Decisions } from '@/lib/decisions'
import { counted } from '@/lib/plural'
import { PlannedRows } from '@/ui/planned-rows.client'
import { CHANGED_MATCHES, NEW_MATCHES, OF_OTHERS, ROW_KINDS } from '../labels'
import type { ImportView, PreviewView } from '../schema'
import { PlannedRow } from './planned-row.client'

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

/** The rows of a plan by what becomes of them. */
export function PlanPreview(props: PlanPreviewProps) {
  const { rows, counts } = props.preview
  return (
    <>
      {counts.other > 0 && counts.other === rows.length && (
        <p role="alert">V&nbsp;súbore sme váš klub nenašli. Vyberte ho vyššie a&nbsp;obnovte náhľad.</p>
      )}
      <PlannedRows
        {...props}
        kinds={ROW_KINDS}
        others={{ count: counts.other, what: counted(counts.other, OF_OTHERS) }}
        unsure="pri ostatných rozhodnite, čo s nimi"
      >
        {(row, decided) => <PlannedRow {...decided} row={row} />}
      </PlannedRows>
    </>
  )
}

'use client'
import type { Decisions } from '@/lib/decisions'
import { counted } from '@/lib/plural'
import { PlannedRows } from '@/ui/planned-rows.client'
import { CHANGED_PLAYERS, NEW_GUARDIANS, NEW_PLAYERS, ROW_KINDS } from '../labels'
import type { ImportView, PreviewView } from '../schema'
import { PlannedRow } from './planned-row.client'

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

/** The rows of a plan by what becomes of them. */
export const PlanPreview = (props: PlanPreviewProps) => (
  <PlannedRows {...props} kinds={ROW_KINDS} unsure="pri ostatných rozhodnite, o koho ide">
    {(row, decided) => <PlannedRow {...decided} row={row} />}
  </PlannedRows>
)

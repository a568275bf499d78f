'use client'
import { useState } from 'react'
import { counted } from '@/lib/plural'
import { Segmented } from '@/ui/segmented'
import { CHANGED_PLAYERS, NEW_GUARDIANS, NEW_PLAYERS, ROW_KINDS, ROWS_LEFT } from '../labels'
import type { PreviewView } from '../schema'
import { type Decisions, PlannedRows } from './planned-rows.client'

type Kind = keyof typeof ROW_KINDS
const KINDS = Object.keys(ROW_KINDS) as Kind[]

/** „12 nových hráčov, 3 zmenení hráči, 15 nových zákonných zástupcov“ */
export const planSummary = ({ counts, guardians }: Pick<PreviewView, 'counts' | 'guardians'>): string =>
  [
    counts.new > 0 && counted(counts.new, NEW_PLAYERS),
    counts.changed > 0 && counted(counts.changed, CHANGED_PLAYERS),
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
  const kinds = KINDS.filter((kind) => counts[kind] > 0)
  const [chosen, setChosen] = useState<Kind | undefined>(kinds[0])
  const shown = chosen && kinds.includes(chosen) ? chosen : kinds[0]
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
      <Segmented
        legend="Ktoré riadky vidieť"
        name="kind"
        onChange={(kind) => setChosen(kind as Kind)}
        options={kinds.map((kind) => ({ value: kind, label: `${ROW_KINDS[kind].many} ${counts[kind]}` }))}
        value={shown}
        wraps
      />
      <PlannedRows
        decisions={decisions}
        key={shown}
        onDecide={onDecide}
        rows={rows.filter(({ kind }) => kind === shown)}
      />
    </>
  )
}

'use client'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { counted } from '@/lib/plural'
import type { MatchingInput } from '../../matching/schema'
import { FEES, formatUnwaived } from '../labels'
import { AskToWaive } from './ask-to-waive.client'

interface WaiveMatchingProps {
  matching: MatchingInput
  onDone: () => void
}

/** Waives all open fees of the filter after a confirmation; the toast offers to undo it. */
export function WaiveMatchingButton({ matching, onDone }: WaiveMatchingProps) {
  const { save, saving, problems } = useSave('POST', '/memberFees/waive/matching')
  const waive = async () => {
    const waived = await save(matching)
    if (!waived) return false
    onDone()
    const { count, waivedAt } = waived
    toastWithUndo(`Odpustené: ${counted(count, FEES)}.`, '/memberFees/waive/undo', { waivedAt }, (undone) =>
      formatUnwaived(undone.count, count),
    )
    return true
  }
  return (
    <AskToWaive
      count={matching.count}
      owed={matching.owed}
      problems={problems}
      saving={saving}
      waive={waive}
      whole
    />
  )
}

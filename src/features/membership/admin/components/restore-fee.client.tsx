'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { formatRestore } from '../../labels'
import type { TrashedFee } from '../../monthly/rules'

interface RestoreFeeProps {
  fee: TrashedFee
  /** The player whose it is. */
  of: string
  onRestored: () => void
}

/** Restores a fee from the trash within a list of players. */
export function RestoreFee({ fee, of, onRestored }: RestoreFeeProps) {
  const label = formatRestore(fee.amount)
  const { save, saving } = useSave('POST', `/memberFees/${fee.id}/restore`, { done: 'Predpis bol obnovený.' })
  const restore = async (list: HTMLElement | null) => {
    if (!(await save({}))) return
    // The button goes with what it has done.
    list?.focus()
    onRestored()
  }
  return (
    <Button
      aria-label={`${label}: ${of}`}
      busy={saving}
      look="quiet"
      onClick={({ currentTarget }) => void restore(currentTarget.closest('[role="region"]'))}
      small
    >
      {label}
    </Button>
  )
}

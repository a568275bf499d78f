'use client'
import { Button } from '@/ui/button'
import { counted } from '@/lib/plural'
import { MOST_MATCHING } from '../../matching/rules'
import { FEES, formatAll } from '../labels'

interface WholeFilterProps {
  /** Open fees of the filter, of all its pages. */
  count: number
  /** Those of them on this page, which are chosen. */
  onPage: number
  onChoose: () => void
}

/** Offers all open fees of the filter once those of the page are chosen; nothing when there are no others. */
export function WholeFilter({ count, onPage, onChoose }: WholeFilterProps) {
  if (count <= onPage) return null
  if (count > MOST_MATCHING)
    return (
      <span className="soft">
        Filter ukazuje {counted(count, FEES)}. Naraz sa dá vybrať najviac{' '}
        {MOST_MATCHING.toLocaleString('sk-SK')}, zúžte ho obdobím alebo kategóriou.
      </span>
    )
  return (
    <Button look="line" onClick={onChoose}>
      Vybrať {formatAll(count)}, ktoré ukazuje filter
    </Button>
  )
}

'use client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { Button } from '@/ui/button'

interface ReportPaidButtonProps {
  /** The ids of the fees the button is for. */
  fees: string[]
  /** The fees in words, for screen readers: „Členské november 2026, Jakub Ľalík“. */
  what: string
  /** Whether they are reported already, so that the button takes it back. */
  claimed: boolean
  /** Whether it is for everything that is open, or for everything that is due now. */
  all?: 'open' | 'now'
}

/** „Už som zaplatil/a“: reports fees as paid, which the office sees beside them, or takes the report back. */
export function ReportPaidButton({ fees, what, claimed, all }: ReportPaidButtonProps) {
  const { save, saving } = useSave('POST', '/memberFees/claim')
  const report = async () => {
    if (!(await save({ fees, claimed: !claimed }))) return
    toast.success(claimed ? 'Hlásenie je vzaté späť.' : 'Ďakujeme. Platbu priradíme, keď príde na účet.')
  }
  const paid = all === 'open' ? ' všetko' : all === 'now' ? ' všetko, čo je splatné teraz' : ''
  const label = claimed ? 'Ešte som nezaplatil/a' : `Už som zaplatil/a${paid}`
  return (
    <Button
      busy={saving}
      className="no-print"
      look={claimed ? 'quiet' : 'line'}
      onClick={() => void report()}
    >
      {label}
      <span className="hidden-visually">: {what}</span>
    </Button>
  )
}

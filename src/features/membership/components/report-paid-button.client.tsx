'use client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { Button } from '@/ui/button'

interface ReportPaidButtonProps {
  fee: string
  /** The fee in words, for screen readers: „Členské november 2026, Jakub Ľalík“. */
  what: string
  claimed: boolean
}

/** „Už som zaplatil/a“: reports a fee as paid, which the office sees beside it, or takes the report back. */
export function ReportPaidButton({ fee, what, claimed }: ReportPaidButtonProps) {
  const { save, saving } = useSave('POST', `/memberFees/${fee}/claim`)
  const report = async () => {
    if (!(await save({ claimed: !claimed }))) return
    toast.success(claimed ? 'Hlásenie je vzaté späť.' : 'Ďakujeme. Platbu priradíme, keď príde na účet.')
  }
  return (
    <Button
      busy={saving}
      className="no-print"
      look={claimed ? 'quiet' : 'line'}
      onClick={() => void report()}
    >
      {claimed ? 'Ešte som nezaplatil/a' : 'Už som zaplatil/a'}
      <span className="hidden-visually">: {what}</span>
    </Button>
  )
}

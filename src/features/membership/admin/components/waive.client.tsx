'use client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { aboutCall, toastWithUndo } from '@/lib/client/undo.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { DialogErrors } from '@/ui/dialog.client'
import { FEES } from '../labels'
import { AskToWaive } from './ask-to-waive.client'

const PATH = '/memberFees/waive'

/** The call that takes a waiving back. */
const takeBack = (fees: string[]) => ({ fees, waived: false })

interface WaiveProps {
  /** Each with what is owed on it, in cents. */
  fees: readonly { id: string; owed: number }[]
  onDone?: () => void
}

/** Waives the chosen fees after a confirmation; the toast offers to undo it. */
export function WaiveButton({ fees, onDone }: WaiveProps) {
  const { save, saving, problems } = useSave('POST', PATH)
  const ids = fees.map(({ id }) => id)
  const waive = async () => {
    const response = await save({ fees: ids, waived: true })
    if (!response) return false
    onDone?.()
    toastWithUndo(`Odpustené: ${counted(response.count, FEES)}.`, PATH, takeBack(ids))
    return true
  }
  const owed = fees.reduce((sum, fee) => sum + fee.owed, 0)
  return <AskToWaive count={ids.length} owed={owed} problems={problems} saving={saving} waive={waive} />
}

interface UnwaiveProps extends Pick<WaiveProps, 'onDone'> {
  fees: string[]
}

/** Stops waiving fees; without a confirmation, because nothing is lost. */
export function UnwaiveButton({ fees, onDone }: UnwaiveProps) {
  const { save, saving, problems } = useSave('POST', PATH)
  const unwaive = async () => {
    if (!(await save(takeBack(fees)))) return
    onDone?.()
    toast.success('Odpustenie je zrušené, predpis treba znova zaplatiť.', aboutCall(PATH, takeBack(fees)))
  }
  return (
    <>
      <Button busy={saving} look="line" onClick={() => void unwaive()}>
        Zrušiť odpustenie
      </Button>
      <DialogErrors problems={problems} />
    </>
  )
}

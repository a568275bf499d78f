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
  fees: string[]
  onDone?: () => void
}

/** Waives the chosen fees after a confirmation; the toast offers to undo it. */
export function WaiveButton({ fees, onDone }: WaiveProps) {
  const { save, saving, problems } = useSave('POST', PATH)
  const waive = async () => {
    const response = await save({ fees, waived: true })
    if (!response) return false
    onDone?.()
    toastWithUndo(`Odpustené: ${counted(response.count, FEES)}.`, PATH, takeBack(fees))
    return true
  }
  return <AskToWaive count={fees.length} problems={problems} saving={saving} waive={waive} />
}

/** Stops waiving fees; without a confirmation, because nothing is lost. */
export function UnwaiveButton({ fees, onDone }: WaiveProps) {
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

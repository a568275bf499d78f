'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { counted, plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { FEES } from '../labels'

interface RefuseClaimProps {
  /** The ids of fees that the families report as paid. */
  fees: string[]
  onDone?: () => void
}

/** „Platba neprišla“: after a confirmation the families see that the money they reported has not come. */
export function RefuseClaimButton({ fees, onDone }: RefuseClaimProps) {
  const [open, setOpen] = useState(false)
  const { save, saving, problems } = useSave('POST', '/memberFees/claim/refuse')
  const refuse = async () => {
    const response = await save({ fees })
    if (!response) return
    setOpen(false)
    onDone?.()
    toast.success(`Platba neprišla: ${counted(response.count, FEES)}. Rodiny to uvidia pri svojom členskom.`)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Platba neprišla
      </Button>
      <Dialog
        actions={
          <Button busy={saving} onClick={() => void refuse()}>
            Platba neprišla
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Nahlásená platba neprišla: ${counted(fees.length, FEES)}?`}
      >
        <DialogErrors problems={problems} />
        <p>
          {plural(fees.length, [
            'Rodina pri ňom uvidí, že peniaze neprišli, a\u00a0bude ho znova dlhovať. Môže ho nahlásiť aj druhýkrát.',
            'Rodiny pri nich uvidia, že peniaze neprišli, a\u00a0budú ich znova dlhovať. Môžu ich nahlásiť aj druhýkrát.',
            'Rodiny pri nich uvidia, že peniaze neprišli, a\u00a0budú ich znova dlhovať. Môžu ich nahlásiť aj druhýkrát.',
          ])}
        </p>
      </Dialog>
    </>
  )
}

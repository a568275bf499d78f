'use client'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { NewFeeForm } from './new-fee-form.client'

/** The button and dialog of a new fee outside the monthly charge: a kit, a camp, a forgotten month. */
export function NewFee({ season, today }: { season: string; today: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Nový predpis
      </Button>
      <Dialog onClose={close} open={open} title="Nový predpis">
        <NewFeeForm onSaved={close} season={season} today={today} />
      </Dialog>
    </>
  )
}

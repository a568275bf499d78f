'use client'
import { lazy, useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'

// The form is loaded when its dialog is opened.
const NewFeeForm = lazy(async () => ({ default: (await import('./new-fee-form.client')).NewFeeForm }))

/** The button and dialog of a new fee outside the monthly charge: a kit, a camp, a forgotten month. */
export function NewFee({ season, today }: { season: string; today: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Nový predpis
      </Button>
      <Dialog late onClose={close} open={open} title="Nový predpis">
        <LazyBoundary fallback={<MissingPart />}>
          {open && <NewFeeForm onSaved={close} season={season} today={today} />}
        </LazyBoundary>
      </Dialog>
    </>
  )
}

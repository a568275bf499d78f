'use client'
import { lazy, useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import type { ChargeManyProps } from './charge-many-form.client'

// The form is loaded when its dialog is opened.
const ChargeManyForm = lazy(async () => ({
  default: (await import('./charge-many-form.client')).ChargeManyForm,
}))

/** The button and dialog of one fee for whole categories: a kit, a camp, anything else, also in instalments. */
export function ChargeMany(props: Omit<ChargeManyProps, 'onDone'>) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Poplatok kategóriám
      </Button>
      <Dialog late onClose={close} open={open} title="Poplatok celým kategóriám">
        <LazyBoundary fallback={<MissingPart />}>
          {open && <ChargeManyForm {...props} onDone={close} />}
        </LazyBoundary>
      </Dialog>
    </>
  )
}

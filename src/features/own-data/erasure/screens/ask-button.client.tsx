'use client'
import { lazy, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'

// Loaded with the dialog.
const ErasurePreview = lazy(async () => ({
  default: (await import('./erasure-preview.client')).ErasurePreview,
}))

/** Shows what an erasure of this person would mean, and sends the request. */
export function AskButton({ id, name, self }: { id: string; name: string; self: boolean }) {
  const [open, setOpen] = useState(false)
  const { save, saving, problems } = useSave('POST', '/erasures', {
    done: 'Žiadosť je odoslaná. Klub ju vybaví do mesiaca.',
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button
        aria-label={self ? 'Požiadať o vymazanie mojich údajov' : `Požiadať o vymazanie údajov: ${name}`}
        look="line"
        onClick={() => setOpen(true)}
      >
        Požiadať o vymazanie
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void save({ person: id })}>
            Odoslať žiadosť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={self ? 'Vymazať moje údaje?' : `Vymazať údaje: ${name}?`}
      >
        <DialogErrors problems={problems} />
        <p>
          Žiadosť dostane kancelária klubu a&nbsp;vybaví ju do mesiaca. Dovtedy ju môžete odvolať. Vymazané
          údaje sa už nedajú obnoviť{self ? ' a\u00a0do účtu sa neprihlásite' : ''}.
        </p>
        <LazyBoundary fallback={<MissingPart />}>{open && <ErasurePreview id={id} />}</LazyBoundary>
      </Dialog>
    </>
  )
}

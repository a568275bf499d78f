'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'

/** Asks once, puts a fee into the trash, offers the way back; what the server refuses is said where it was asked. */
export function DeleteFee({ id, onGone }: { id: string; onGone: () => void }) {
  const [open, setOpen] = useState(false)
  const path = `/memberFees/${id}` as const
  const { save, saving, problems } = useSave('DELETE', path)
  const remove = async () => {
    if (!(await save())) return
    setOpen(false)
    onGone()
    toastWithUndo('Predpis bol odstránený.', `${path}/restore` as const)
  }
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Odstrániť predpis
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void remove()}>
            Odstrániť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title="Naozaj chcete odstrániť tento predpis?"
      >
        <FormErrors problems={problems} />
        <p>Čo naň išlo z&nbsp;preplatku, vráti sa rodine ako preplatok.</p>
      </Dialog>
    </>
  )
}

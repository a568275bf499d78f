'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { NotifyChoice } from './notify-choice.client'

interface DeleteEventProps {
  id: string
  title: string
  /** Whether families are told that it is cancelled: they see it, it has not begun and is not cancelled yet. */
  tells: boolean
}

/** Puts an event into the trash after a confirmation, with a toast to undo it. */
export function DeleteEvent({ id, title, tells }: DeleteEventProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [notify, setNotify] = useState(true)
  // The page is left: what it shows of the event would be read once more, and is not there.
  const { save, saving, problems } = useSave('DELETE', `/events/${id}`, { shown: true })
  const remove = async () => {
    if (!(await save(undefined, notify ? undefined : `/events/${id}?notify=false`))) return
    setOpen(false)
    router.push(href('events'))
    // Who was not told that it is gone is not told that it is back.
    toastWithUndo('Udalosť bola odstránená.', `/events/${id}/restore`, notify ? undefined : { notify })
  }
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Odstrániť udalosť
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void remove()}>
            Odstrániť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Naozaj chcete odstrániť udalosť „${title}“?`}
      >
        <p>Spolu s ňou zmiznú z prehľadu aj odpovede hráčov. Odstránenie môžete hneď vrátiť späť.</p>
        {tells && (
          <NotifyChoice
            checked={notify}
            event={id}
            hint="Rodiny dostanú správu, že udalosť je zrušená."
            onChange={setNotify}
          />
        )}
        <DialogErrors problems={problems} />
      </Dialog>
    </>
  )
}

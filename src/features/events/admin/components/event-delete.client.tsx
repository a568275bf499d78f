'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { Segmented } from '@/ui/segmented'
import { eventCount, formatRemoved, SERIES_SCOPES } from '../labels'
import { NotifyChoice } from './notify-choice.client'

interface DeleteEventProps {
  id: string
  title: string
  series: boolean
  /** Whether families are told that this event is cancelled, and whether that those which follow are. */
  tells: { one: boolean; following: boolean }
}

/** Puts an event, or with it all that follow in its series, into the trash after a confirmation, with a toast to undo it. */
export function DeleteEvent({ id, title, series, tells }: DeleteEventProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [scope, setScope] = useState<keyof DeleteEventProps['tells']>('one')
  const [notify, setNotify] = useState(true)
  // The page is left: what it shows of the event would be read once more, and is not there.
  const query = notify ? '' : '?notify=false'
  const one = useSave('DELETE', `/events/${id}${query}`, { shown: true })
  const following = useSave('DELETE', `/events/${id}/following${query}`, { shown: true })
  const isSeries = scope === 'following'
  const { saving, problems } = isSeries ? following : one
  // Who was not told that it is gone is not told that it is back.
  const quietly = notify ? undefined : { notify }
  const remove = async () => {
    if (isSeries) {
      const removed = await following.save()
      if (!removed) return
      toastWithUndo(
        formatRemoved(removed),
        `/events/${id}/following/restore`,
        quietly,
        ({ count }) => `Obnovené: ${eventCount(count)}.`,
      )
    } else {
      if (!(await one.save())) return
      toastWithUndo('Udalosť bola odstránená.', `/events/${id}/restore`, quietly)
    }
    setOpen(false)
    router.push(href('events'))
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
        {series && (
          <Segmented
            legend="Čo chcete odstrániť?"
            name="scope"
            onChange={(value) => setScope(value === 'following' ? 'following' : 'one')}
            options={SERIES_SCOPES}
            value={scope}
          />
        )}
        <p>
          {isSeries
            ? 'Spolu s\u00a0nimi zmiznú z\u00a0prehľadu aj odpovede hráčov. Čo má dochádzku, ostáva.'
            : 'Spolu s\u00a0ňou zmiznú z\u00a0prehľadu aj odpovede hráčov.'}{' '}
          Odstránenie môžete hneď vrátiť späť.
        </p>
        {tells[scope] && (
          <NotifyChoice
            checked={notify}
            event={id}
            hint={`Rodiny dostanú správu, že ${isSeries ? 'udalosti sú zrušené' : 'udalosť je zrušená'}.`}
            onChange={setNotify}
          />
        )}
        <DialogErrors problems={problems} />
      </Dialog>
    </>
  )
}

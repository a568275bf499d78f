'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/tabs'
import { eventCount, SERIES_SCOPES } from '../labels'

/** Calls an event off, or a series from here on; asks for the reason families will read. */
export function CancelEvent({ id, title, series }: { id: string; title: string; series: boolean }) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState('one')
  const { save, saving, problems } = useSave<{ reason: string }, { count?: number }>('POST', '')
  const cancel = async () => {
    const path = `/events/${id}${scope === 'following' ? '/following' : ''}`
    const answer = await save({ reason }, `${path}/cancel`)
    if (!answer) return
    setOpen(false)
    router.refresh()
    const said =
      answer.count === undefined ? 'Udalosť bola zrušená.' : `Zrušené: ${eventCount(answer.count)}.`
    toastWithUndo(said, `${path}/resume`, () => router.refresh())
  }
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Zrušiť udalosť
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void cancel()}>
            Zrušiť udalosť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Zrušiť „${title}“?`}
      >
        {problems.map(({ message }) => (
          <p key={message} role="alert">
            <strong>{message}</strong>
          </p>
        ))}
        {series && (
          <Segmented
            legend="Čo chcete zrušiť?"
            name="scope"
            onChange={setScope}
            options={SERIES_SCOPES}
            value={scope}
          />
        )}
        <TextInput
          hint="Uvidia ho rodičia a hráči, napríklad „Pre búrku“."
          label="Dôvod"
          maxLength={200}
          name="reason"
          onChange={(event) => setReason(event.target.value)}
          optional
          value={reason}
        />
      </Dialog>
    </>
  )
}

/** Takes a cancellation back: of one event, or of all that were called off together with it. */
export function ResumeEvent({ id, series }: { id: string; series: boolean }) {
  const router = useRouter()
  const { save, saving } = useSave<object, { count?: number }>('POST', `/events/${id}/resume`)
  const resume = async (path?: string) => {
    const answer = await save({}, path)
    if (!answer) return
    toast.success(answer.count === undefined ? 'Udalosť platí.' : `Obnovené: ${eventCount(answer.count)}.`)
    router.refresh()
  }
  return (
    <>
      <Button busy={saving} look="line" onClick={() => void resume()}>
        Obnoviť udalosť
      </Button>
      {series && (
        <Button busy={saving} look="line" onClick={() => void resume(`/events/${id}/following/resume`)}>
          Obnoviť túto a všetky nasledujúce
        </Button>
      )}
    </>
  )
}

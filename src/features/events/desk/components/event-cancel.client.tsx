'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/tabs'

const SCOPES = [
  { value: 'one', label: 'Len túto udalosť' },
  { value: 'following', label: 'Túto a všetky nasledujúce' },
]

/** Calls an event off, or a series from here on; asks for the reason families will read. */
export function CancelEvent({ id, title, series }: { id: string; title: string; series: boolean }) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState('one')
  const { save, saving, problems } = useSave<{ reason: string }, { count?: number }>('POST', '')
  const cancel = async () => {
    const following = scope === 'following'
    const answer = await save({ reason }, `/events/${id}${following ? '/following' : ''}/cancel`)
    if (!answer) return
    setOpen(false)
    router.refresh()
    if (following)
      toast.success(`Zrušené: ${counted(answer.count ?? 0, ['udalosť', 'udalosti', 'udalostí'])}.`)
    else toastWithUndo('Udalosť bola zrušená.', `/events/${id}/resume`, () => router.refresh())
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
            options={SCOPES}
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

/** Takes a cancellation back. */
export function ResumeEvent({ id }: { id: string }) {
  const router = useRouter()
  const { save, saving } = useSave('POST', `/events/${id}/resume`, { done: 'Udalosť platí.' })
  const resume = async () => {
    if (await save({})) router.refresh()
  }
  return (
    <Button busy={saving} look="line" onClick={() => void resume()}>
      Obnoviť udalosť
    </Button>
  )
}

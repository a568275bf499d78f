'use client'
import { useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { eventCount, SERIES_SCOPES, describeSkipped } from '../labels'

/** Cancels an event, or with it all that follow in its series; asks for the reason families will read. */
export function CancelEvent({ id, title, series }: { id: string; title: string; series: boolean }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState('one')
  const { save, saving, problems, formProps } = useSave<
    { reason: string },
    { count?: number; skipped?: number }
  >('POST', '')
  const draft = useDraft(`cancel/${id}`, {
    value: reason,
    changed: reason !== '',
    onFound: (kept) => {
      if (typeof kept === 'string') setReason(kept)
      return typeof kept === 'string'
    },
  })
  const startOver = () => {
    setReason('')
    draft.forget()
  }
  const cancel = async () => {
    const path = `/events/${id}${scope === 'following' ? '/following' : ''}`
    const response = await save({ reason }, `${path}/cancel`)
    if (!response) return
    setOpen(false)
    startOver()
    const message =
      response.count === undefined
        ? 'Udalosť bola zrušená.'
        : `Zrušené: ${eventCount(response.count)}.${describeSkipped(response.skipped)}`
    toastWithUndo(message, `${path}/resume`)
  }
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Zrušiť udalosť
      </Button>
      <Dialog
        actions={
          <Button busy={saving} form="cancel-event" look="danger" type="submit">
            Zrušiť udalosť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Zrušiť „${title}“?`}
      >
        <form className="stack" id="cancel-event" {...formProps(cancel)}>
          <FormHead problems={problems} isRestored={draft.isRestored} startOver={startOver} />
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
            error={problemOf(problems, 'reason')}
            hint="Uvidia ho rodičia a hráči, napríklad „Pre búrku“."
            label="Dôvod"
            maxLength={200}
            name="reason"
            onChange={(event) => setReason(event.target.value)}
            optional
            value={reason}
          />
        </form>
      </Dialog>
    </>
  )
}

/** Takes back the cancellation of one event, or of all cancelled together with it. */
export function ResumeEvent({ id, series }: { id: string; series: boolean }) {
  const { save, saving } = useSave<object, { count?: number; skipped?: number }>(
    'POST',
    `/events/${id}/resume`,
  )
  const resume = async (path?: string) => {
    const response = await save({}, path)
    if (!response) return
    toast.success(
      response.count === undefined
        ? 'Udalosť platí.'
        : `Obnovené: ${eventCount(response.count)}.${describeSkipped(response.skipped)}`,
    )
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

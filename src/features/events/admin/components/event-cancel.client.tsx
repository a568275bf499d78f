'use client'
import { useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { aboutCall, toastWithUndo } from '@/lib/client/undo.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { eventCount, SERIES_SCOPES, formatSkipped } from '../labels'
import { NotifyChoice } from './notify-choice.client'

interface CancelEventProps {
  id: string
  title: string
  series: boolean
  /** Whether families are told of this event, which they see and has not begun, and whether of those which follow. */
  tells: { one: boolean; following: boolean }
}

/** Cancels an event, or with it all that follow in its series; with a field for the reason, which families read. */
export function CancelEvent({ id, title, series, tells }: CancelEventProps) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState('one')
  const [notify, setNotify] = useState(true)
  const one = useSave('POST', `/events/${id}/cancel`)
  const following = useSave('POST', `/events/${id}/following/cancel`)
  const { saving, problems, formProps } = scope === 'following' ? following : one
  const draft = useDraft(`cancel/${id}`, {
    value: reason,
    changed: reason !== '',
    onFound: (stored) => {
      if (typeof stored === 'string') setReason(stored)
      return typeof stored === 'string'
    },
  })
  const startOver = () => {
    setReason('')
    draft.forget()
  }
  // Who was not told of the cancellation is not told that it is taken back.
  const quietly = notify ? undefined : { notify }
  const cancel = async () => {
    if (scope === 'following') {
      const response = await following.save({ reason, notify })
      if (!response) return
      const { count, skipped } = response
      toastWithUndo(
        `Zrušené: ${eventCount(count)}.${formatSkipped(skipped)}`,
        `/events/${id}/following/resume`,
        quietly,
      )
    } else {
      if (!(await one.save({ reason, notify }))) return
      toastWithUndo('Udalosť bola zrušená.', `/events/${id}/resume`, quietly)
    }
    setOpen(false)
    startOver()
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
          {(scope === 'following' ? tells.following : tells.one) && (
            <NotifyChoice checked={notify} event={id} onChange={setNotify} />
          )}
        </form>
      </Dialog>
    </>
  )
}

/** Takes back the cancellation of one event, or of all cancelled together with it. */
export function ResumeEvent({ id, series, tells }: Omit<CancelEventProps, 'title'>) {
  const [notify, setNotify] = useState(true)
  const one = useSave('POST', `/events/${id}/resume`, { done: 'Udalosť platí.' })
  const all = `/events/${id}/following/resume` as const
  const following = useSave('POST', all, {
    onDone: ({ count, skipped }) =>
      toast.success(`Obnovené: ${eventCount(count)}.${formatSkipped(skipped)}`, aboutCall(all)),
  })
  return (
    <>
      <Button busy={one.saving} look="line" onClick={() => void one.save({ notify })}>
        Obnoviť udalosť
      </Button>
      {series && (
        <Button busy={following.saving} look="line" onClick={() => void following.save({ notify })}>
          Obnoviť túto a všetky nasledujúce
        </Button>
      )}
      {(series ? tells.following : tells.one) && (
        <NotifyChoice checked={notify} event={id} onChange={setNotify} />
      )}
    </>
  )
}

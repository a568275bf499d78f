'use client'
import { useState } from 'react'
import { explain } from '@/lib/client/refused.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import type { Status } from '../../labels'

interface RemoveSessionProps {
  /** „Tréning U11, 24. 11. 2026“ */
  title: string
  event: string
  rows: readonly { id: string; player: { id: string }; status: Status; note: string }[]
}

const RECORDS = ['záznam', 'záznamy', 'záznamov'] as const

/** Deletes a recorded session after one question, and puts it back when that was a mistake. */
export function RemoveSession({ title, event, rows }: RemoveSessionProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [removed, setRemoved] = useState(false)
  // What was put back are new rows; the page brings them only a moment later.
  const [ids, setIds] = useState(rows.map(({ id }) => id))
  const act = async (work: () => Promise<void>, said: string) => {
    setBusy(true)
    try {
      await work()
      toast.success(said)
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  const remove = () =>
    act(async () => {
      await writeCall('/attendances/remove', { method: 'POST', body: { attendances: ids }, shown: true })
      setRemoved(true)
    }, 'Dochádzka bola odstránená.')
  const restore = () =>
    act(async () => {
      const body = {
        event,
        rows: rows.map(({ player, status, note }) => ({ player: player.id, status, note })),
      }
      const { attendances } = await writeCall<{ attendances: { id: string }[] }>('/attendances', {
        method: 'POST',
        body,
      })
      setIds(attendances.map(({ id }) => id))
      setRemoved(false)
    }, 'Akcia bola vrátená.')
  if (removed)
    return (
      <Button
        aria-label={`Vrátiť späť: ${title}`}
        busy={busy}
        look="shout"
        onClick={() => void restore()}
        small
      >
        Vrátiť späť
      </Button>
    )
  return (
    <>
      <Button aria-label={`Odstrániť: ${title}`} look="quiet" onClick={() => setAsking(true)} small>
        Odstrániť
      </Button>
      <Dialog
        actions={
          <Button busy={busy} look="danger" onClick={() => void remove()}>
            Odstrániť
          </Button>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title="Naozaj chcete odstrániť dochádzku?"
      >
        <p>
          {title}: {counted(rows.length, RECORDS)}.
        </p>
      </Dialog>
    </>
  )
}

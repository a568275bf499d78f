'use client'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { explain } from '@/lib/client/refused.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import type { Problem } from '@/lib/errors'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogRefusals } from '@/ui/dialog.client'
import type { Status } from '../../labels'

interface RemoveSessionProps {
  /** „Tréning U11, 24. 11. 2026“ */
  title: string
  event: string
  category: string
  /** The club's day of the event. */
  day: string
  count: number
}

type Rows = readonly { id: string; player: { id: string }; status: Status; note: string }[]

const RECORDS = ['záznam', 'záznamy', 'záznamov'] as const

/** Deletes a recorded session after one question, and puts it back when that was a mistake. */
export function RemoveSession({ title, event, category, day, count }: RemoveSessionProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [removed, setRemoved] = useState<Rows>()
  const act = async (work: () => Promise<void>, said: string) => {
    setBusy(true)
    setProblems([])
    try {
      await work()
      toast.success(said)
      setAsking(false)
    } catch (error) {
      if (asking && error instanceof ApiError && error.status !== 401) setProblems(error.problems)
      else explain(error)
    } finally {
      setBusy(false)
    }
  }
  /** Who stands recorded at this moment: the list does not carry it. */
  const recorded = async (): Promise<Rows> => {
    const asked = new URLSearchParams({ category, from: day, to: day, size: '100' })
    const { attendances } = await apiFetch<{ attendances: { event: { id: string }; rows: Rows }[] }>(
      `/attendances?${asked}`,
    )
    return attendances.find((session) => session.event.id === event)?.rows ?? []
  }
  const remove = () =>
    act(async () => {
      const rows = await recorded()
      const attendances = rows.map(({ id }) => id)
      await writeCall('/attendances/remove', { method: 'POST', body: { attendances }, shown: true })
      setRemoved(rows)
    }, 'Dochádzka bola odstránená.')
  const restore = () =>
    act(async () => {
      const body = {
        event,
        rows: (removed ?? []).map(({ player, status, note }) => ({ player: player.id, status, note })),
      }
      await writeCall('/attendances', { method: 'POST', body })
      setRemoved(undefined)
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
        <DialogRefusals problems={problems} />
        <p>
          {title}: {counted(count, RECORDS)}.
        </p>
      </Dialog>
    </>
  )
}

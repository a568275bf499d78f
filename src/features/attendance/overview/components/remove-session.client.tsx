'use client'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { explain } from '@/lib/client/refused.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import type { Problem } from '@/lib/errors'
import { PAGE_LIMIT } from '@/lib/page-size'
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
interface Session {
  event: { id: string }
  counts: { total: number }
  rows: Rows
}

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
    const rows: Rows[number][] = []
    for (let page = 1; ; page += 1) {
      const asked = new URLSearchParams({ category, from: day, to: day, size: '100', rowsPage: String(page) })
      const { attendances } = await apiFetch<{ attendances: Session[] }>(`/attendances?${asked}`)
      const session = attendances.find((each) => each.event.id === event)
      rows.push(...(session?.rows ?? []))
      if (!session?.rows.length || rows.length >= session.counts.total) return rows
    }
  }
  const inTurn = async (rows: Rows, send: (some: Rows) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += PAGE_LIMIT) await send(rows.slice(from, from + PAGE_LIMIT))
  }
  const remove = () =>
    act(async () => {
      const rows = await recorded()
      await inTurn(rows, (some) => {
        const attendances = some.map(({ id }) => id)
        return writeCall('/attendances/remove', { method: 'POST', body: { attendances }, shown: true })
      })
      setRemoved(rows)
    }, 'Dochádzka bola odstránená.')
  const restore = () =>
    act(async () => {
      await inTurn(removed ?? [], (some) => {
        const rows = some.map(({ player, status, note }) => ({ player: player.id, status, note }))
        return writeCall('/attendances', { method: 'POST', body: { event, rows } })
      })
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

'use client'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { explain } from '@/lib/client/refused.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import type { Problem } from '@/lib/errors'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import type { SheetReceipt } from '../schema'

interface RemoveSheetProps {
  /** „Tréning U11, 24. 11. 2026“ */
  title: string
  event: string
  category: string
  count: number
}

const RECORDS = ['záznam', 'záznamy', 'záznamov'] as const

/** Deletes a recorded sheet after one question, and puts it back when that was a mistake. */
export function RemoveSheet({ title, event, category, count }: RemoveSheetProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  /** What puts the sheet back, from before its removal is asked for: no lost answer loses it. */
  const [receipt, setReceipt] = useState<string>()
  const [removed, setRemoved] = useState(false)
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
  const asStands = async (): Promise<string> => {
    const asked = new URLSearchParams({ event, category })
    return (await apiFetch<SheetReceipt>(`/attendances/recorded?${asked}`)).receipt
  }
  const remove = () =>
    act(async () => {
      // Of a removal whose answer was lost the sheet may be gone: then only the receipt of that time knows it.
      const body = { receipt: receipt ?? (await asStands()) }
      setReceipt(body.receipt)
      try {
        await writeCall('/attendances/recorded/remove', { method: 'POST', body, shown: true })
      } catch (error) {
        // It stands, and otherwise than we knew it: the next try looks anew.
        if (error instanceof ApiError && error.status === 409) setReceipt(undefined)
        throw error
      }
      setRemoved(true)
    }, 'Dochádzka bola odstránená.')
  const restore = () =>
    act(async () => {
      await writeCall('/attendances/recorded/restore', { method: 'POST', body: { receipt } })
      setReceipt(undefined)
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
        <DialogErrors problems={problems} />
        <p>
          {title}: {counted(count, RECORDS)}.
        </p>
      </Dialog>
    </>
  )
}

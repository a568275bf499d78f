'use client'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { showError } from '@/lib/client/show-error.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import type { Problem } from '@/lib/errors'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'

interface DeleteSheetProps {
  /** „Tréning U11, 24. 11. 2026“ */
  title: string
  event: string
  category: string
  count: number
}

const RECORDS = ['záznam', 'záznamy', 'záznamov'] as const

/** Deletes a recorded sheet after a confirmation; the button then restores it. */
export function DeleteSheet({ title, event, category, count }: DeleteSheetProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  /** Kept from before the deletion, so that it can be undone even when the response is lost. */
  const [receipt, setReceipt] = useState<string>()
  const [deleted, setDeleted] = useState(false)
  const run = async (work: () => Promise<void>, doneMessage: string) => {
    setBusy(true)
    setProblems([])
    try {
      await work()
      toast.success(doneMessage)
      setOpen(false)
    } catch (error) {
      if (open && error instanceof ApiError && error.status !== 401) setProblems(error.problems)
      else showError(error)
    } finally {
      setBusy(false)
    }
  }
  const fetchReceipt = async (): Promise<string> => {
    const query = new URLSearchParams({ event, category })
    return (await apiFetch(`/attendances/recorded?${query}`)).receipt
  }
  const deleteSheet = () =>
    run(async () => {
      // The response to an earlier try may have been lost: then the sheet is already deleted, and the same receipt must be sent.
      const body = { receipt: receipt ?? (await fetchReceipt()) }
      setReceipt(body.receipt)
      try {
        await writeCall('/attendances/recorded/remove', { method: 'POST', body, shown: true })
      } catch (error) {
        // The sheet has changed: the next try needs a new receipt.
        if (error instanceof ApiError && error.status === 409) setReceipt(undefined)
        throw error
      }
      setDeleted(true)
    }, 'Dochádzka bola odstránená.')
  const restore = () =>
    run(async () => {
      await writeCall('/attendances/recorded/restore', { method: 'POST', body: { receipt: receipt ?? '' } })
      setReceipt(undefined)
      setDeleted(false)
    }, 'Akcia bola vrátená.')
  if (deleted)
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
      <Button aria-label={`Odstrániť: ${title}`} look="quiet" onClick={() => setOpen(true)} small>
        Odstrániť
      </Button>
      <Dialog
        actions={
          <Button busy={busy} look="danger" onClick={() => void deleteSheet()}>
            Odstrániť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
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

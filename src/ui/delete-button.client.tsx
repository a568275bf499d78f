'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { Restorable } from '@/lib/call-types'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { Button } from './button'
import { Dialog, DialogErrors } from './dialog.client'

interface DeleteButtonProps {
  /** The verb and what it is about: „Odstrániť udalosť“. */
  label: string
  /** „Naozaj chcete odstrániť …?“ */
  question: string
  /** What is deleted with it, in a sentence. */
  children?: ReactNode
  /** The row's path below /api; `/restore` below it takes it back. */
  path: Restorable
  /** The toast afterwards: „Udalosť bola odstránená.“ */
  done: string
  /** Where to go afterwards; without it the page is refreshed. */
  back?: string
  /** Called when the row is deleted. */
  onDeleted?: () => void
}

/** Deletes a row after a confirmation, with a toast to undo it; errors are shown in the dialog. */
export function DeleteButton({ label, question, children, path, done, back, onDeleted }: DeleteButtonProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  // A page that is left would read the deleted row once more.
  const { save, saving, problems } = useSave('DELETE', path, { shown: back !== undefined })
  const deleteRow = async () => {
    if (!(await save())) return
    setOpen(false)
    if (back) router.push(back)
    onDeleted?.()
    toastWithUndo(done, `${path}/restore` as const)
  }
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void deleteRow()}>
            Odstrániť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={question}
      >
        {children && <p>{children}</p>}
        <DialogErrors problems={problems} />
      </Dialog>
    </>
  )
}

'use client'
import { useState } from 'react'
import type { Save } from '@/lib/client/save.client'
import { formatCents } from '@/lib/money'
import { counted, plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { FEES } from '../labels'

const LEFT = 'ostanú v\u00a0prehľade ako odpustené'

interface AskToWaiveProps extends Pick<Save<unknown, unknown>, 'saving' | 'problems'> {
  count: number
  /** What is owed on them, in cents. */
  owed: number
  /** Whether they are all of the filter, also those on other pages. */
  whole?: boolean
  /** Waives them; resolves to whether it did. */
  waive: () => Promise<boolean>
}

/** „Odpustiť“ with its confirmation. */
export function AskToWaive({ count, owed, whole = false, waive, saving, problems }: AskToWaiveProps) {
  const [open, setOpen] = useState(false)
  const confirm = async () => {
    if (await waive()) setOpen(false)
  }
  const several = whole
    ? `Rodiny ich už nebudú dlhovať. Predpisy ${LEFT}, aj tie na ďalších stranách.`
    : `Rodina ich už nebude dlhovať. Predpisy ${LEFT}.`
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Odpustiť
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void confirm()}>
            Odpustiť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Odpustiť ${counted(count, FEES)}, ${formatCents(owed)}?`}
      >
        <DialogErrors problems={problems} />
        <p>
          {plural(count, [
            'Rodina ho už nebude dlhovať. Predpis ostane v\u00a0prehľade ako odpustený.',
            several,
            several,
          ])}
        </p>
      </Dialog>
    </>
  )
}

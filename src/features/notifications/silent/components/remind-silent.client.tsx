'use client'
import { lazy, useState } from 'react'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { plural } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { formatReminded, isPaused, TO_SILENT } from '../rules'

// Loaded with the dialog.
const SilentRecipients = lazy(async () => ({
  default: (await import('./silent-recipients.client')).SilentRecipients,
}))

interface RemindSilentProps {
  event: string
  /** How many players are asked and have not answered. */
  count: number
  remindedAt: string | null
  /** The moment the page was made, in milliseconds. */
  now: number
}

/** „Pripomenúť 4 mlčiacim“: says whom it reaches, sends it, and when it was sent last. */
export function RemindSilent({ event, count, remindedAt, now }: RemindSilentProps) {
  const [open, setOpen] = useState(false)
  const [operation, setOperation] = useState(newOperation)
  const [sentAt, setSentAt] = useState(remindedAt)
  // Somebody else has reminded meanwhile: the page was rendered anew.
  const last =
    [sentAt, remindedAt]
      .filter((each) => each !== null)
      .sort()
      .at(-1) ?? null
  const { save, saving } = useSave('POST', `/events/${event}/remind`, {
    done: 'Pripomienka bola odoslaná.',
    onDone: (sent) => {
      setSentAt(sent.remindedAt)
      setOperation(newOperation())
    },
  })
  const send = async () => {
    await save({ operation })
    setOpen(false)
  }
  const own = (
    <LinkButton href={href('notifications', { event })} look="quiet" prefetch={false} small>
      Napísať vlastnú správu
    </LinkButton>
  )
  const latest = new Date(Math.max(now, last ? Date.parse(last) : 0))
  if (last && isPaused(last, latest))
    return (
      <>
        <span role="status">{formatReminded(last, latest)}</span>
        {own}
      </>
    )
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Pripomenúť {count} {plural(count, TO_SILENT)}
      </Button>
      {last && <span className="soft">{formatReminded(last, latest)}</span>}
      <Dialog
        actions={
          <Button busy={saving} onClick={() => void send()}>
            Pripomenúť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title="Pripomenúť tým, ktorí neodpovedali?"
      >
        <LazyBoundary fallback={<MissingPart />}>
          <SilentRecipients event={event} />
        </LazyBoundary>
        <p className="soft">Príde do schránky, do telefónu a e-mailom, ako si kto zvolil.</p>
        {own}
      </Dialog>
    </>
  )
}

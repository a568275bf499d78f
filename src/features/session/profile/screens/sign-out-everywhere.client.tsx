'use client'
import { useState } from 'react'
import { signOut } from '@/lib/client/session.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { ON_DEVICES } from '../../labels'

const FAILED = [{ message: 'Odhlásenie sa nepodarilo. Skontrolujte pripojenie a skúste to znova.' }]

/** The number of devices the account is signed in on, and a button that ends all its sessions, this one too. */
export function SignOutEverywhere({ devices }: { devices: number }) {
  const [confirming, setConfirming] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState(false)
  const leave = async () => {
    setLeaving(true)
    setFailed(false)
    if (await signOut(true)) return
    setLeaving(false)
    setFailed(true)
  }
  return (
    <div className="stack">
      <p>
        {devices > 1
          ? `Váš účet je prihlásený na ${counted(devices, ON_DEVICES)}.`
          : 'Váš účet je prihlásený len na tomto zariadení.'}{' '}
        Ak ste stratili telefón alebo ste sa prihlásili na cudzom počítači, odhláste účet všade.
      </p>
      <div className="row">
        <Button look="danger" onClick={() => setConfirming(true)}>
          Odhlásiť všade
        </Button>
      </div>
      <Dialog
        actions={
          <Button busy={leaving} look="danger" onClick={() => void leave()}>
            Odhlásiť všade
          </Button>
        }
        onClose={() => setConfirming(false)}
        open={confirming}
        title="Odhlásiť účet na všetkých zariadeniach?"
      >
        <DialogErrors problems={failed ? FAILED : []} />
        <p>
          Odhlásime aj toto zariadenie. Potom sa prihlásite znova svojím heslom; ak ho mohol vidieť niekto
          iný, zmeňte si ho.
        </p>
      </Dialog>
    </div>
  )
}

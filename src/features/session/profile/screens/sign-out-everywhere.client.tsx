'use client'
import { useState } from 'react'
import { signOut } from '@/lib/client/session.client'
import { toast } from '@/lib/client/toast.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { ON_DEVICES } from '../../labels'

/** Says on how many devices the account is signed in and ends all of those sessions, this one too, after asking once. */
export function SignOutEverywhere({ devices }: { devices: number }) {
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    if (await signOut(true)) return
    setLeaving(false)
    toast.error('Odhlásenie sa nepodarilo. Skontrolujte pripojenie a skúste to znova.')
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
        <Button look="danger" onClick={() => setAsking(true)}>
          Odhlásiť všade
        </Button>
      </div>
      <Dialog
        actions={
          <Button busy={leaving} look="danger" onClick={() => void leave()}>
            Odhlásiť všade
          </Button>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title="Odhlásiť účet na všetkých zariadeniach?"
      >
        <p>
          Odhlásime aj toto zariadenie. Potom sa prihlásite znova svojím heslom; ak ho mohol vidieť niekto
          iný, zmeňte si ho.
        </p>
      </Dialog>
    </div>
  )
}

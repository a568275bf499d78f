'use client'
import { useState } from 'react'
import { signOut } from '@/lib/client/sign-out.client'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'

const FAILED = [{ message: 'Odhlásenie sa nepodarilo. Skontrolujte pripojenie a skúste to znova.' }]

/** A button that ends all sessions of the account, this one too. */
export function SignOutEverywhere() {
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
    <>
      <Button look="danger" onClick={() => setConfirming(true)}>
        Odhlásiť všade
      </Button>
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
    </>
  )
}

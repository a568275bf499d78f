'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { ClosureReach } from './closure-reach.client'

interface ReopenProps {
  /** The closure. */
  id: string
  place: Named
  /** Which days of which place, for who does not see where the button stands. */
  about: string
}

/** „Otvoriť“: asks once, with whom it concerns; then the place is open. */
export function Reopen({ id, place, about }: ReopenProps) {
  const [isOpen, setOpen] = useState(false)
  const [notify, setNotify] = useState(true)
  const { save, saving, problems } = useSave('DELETE', `/club/closures/${id}`, {
    done: `${place.name}: znova otvorené.`,
  })
  const reopen = async () => {
    if (await save(undefined, notify ? undefined : `/club/closures/${id}?notify=false`)) setOpen(false)
  }
  return (
    <>
      <Button aria-label={`Otvoriť: ${about}`} look="line" onClick={() => setOpen(true)} small>
        Otvoriť
      </Button>
      <Dialog
        actions={
          <Button busy={saving} onClick={() => void reopen()}>
            Otvoriť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={isOpen}
        title={`Otvoriť: ${about}?`}
      >
        <DialogErrors problems={problems} />
        <ClosureReach
          notify={notify}
          onNotify={setNotify}
          planned={isOpen ? { place: place.id, closure: id } : null}
        />
      </Dialog>
    </>
  )
}

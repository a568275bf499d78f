'use client'
import { useState } from 'react'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'

/** „Odobrať“: asks once, then the absence no longer holds and its answers are as they were. */
export function TakeBack({ id, about }: { id: string; about: string }) {
  const [open, setOpen] = useState(false)
  const { save, saving, problems } = useSave('DELETE', `/absences/${id}`)
  const takeBack = async () => {
    const result = await save()
    if (!result) return
    pendingAnswers.set(result.waiting)
    setOpen(false)
    const { closed } = result
    const kept =
      closed.length > 0
        ? ` Pri ${counted(closed.length, ['udalosti', 'udalostiach', 'udalostiach'])} už uzávierka prebehla, zavolajte, prosím, trénerovi.`
        : ''
    const restored =
      result.changed > 0
        ? `, vrátili sme ${counted(result.changed, ['odpoveď', 'odpovede', 'odpovedí'])}`
        : ''
    toast.success(`Neprítomnosť je odobraná${restored}.${kept}`)
  }
  return (
    <>
      <Button aria-label={`Odobrať neprítomnosť: ${about}`} look="line" onClick={() => setOpen(true)} small>
        Odobrať
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void takeBack()}>
            Odobrať neprítomnosť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Odobrať neprítomnosť: ${about}?`}
      >
        <DialogErrors problems={problems} />
        <p>
          Udalosti, ktoré ešte len budú, budú mať znova odpoveď, akú mali predtým. Čo ste odvtedy zmenili
          sami, zostane, aj to, čo patrí do inej neprítomnosti.
        </p>
      </Dialog>
    </>
  )
}

'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { Textarea } from '@/ui/inputs'

/** Refuses a request with a reason that the person gets by e-mail. */
export function RefuseButton({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const { save, saving, problems, formProps } = useSave('POST', `/erasures/${id}/refuse`, {
    done: 'Žiadosť je zamietnutá a dôvod odoslaný.',
    onDone: () => setOpen(false),
  })
  const submit = (form: HTMLFormElement) => save({ reply: String(new FormData(form).get('reply') ?? '') })
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Zamietnuť s&nbsp;odôvodnením
      </Button>
      <Dialog
        actions={
          <Button busy={saving} form="refuse-erasure" type="submit">
            Zamietnuť žiadosť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title="Prečo údaje nevymažete?"
      >
        <form className="stack" id="refuse-erasure" {...formProps(submit)}>
          <FormErrors problems={problems} sends />
          <Textarea
            error={problemOf(problems, 'reply')}
            hint="Odpoveď dostane ten, kto požiadal. Zákon chce dôvod do mesiaca."
            label="Odôvodnenie"
            maxLength={500}
            minLength={10}
            name="reply"
            required
            rows={4}
          />
        </form>
      </Dialog>
    </>
  )
}

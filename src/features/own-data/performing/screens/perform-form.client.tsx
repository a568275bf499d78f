'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PasswordInput } from '@/features/session/components/password-input.client'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { Checkbox } from '@/ui/inputs'
import styles from './performing.module.css'

interface PerformFormProps {
  id: string
  name: string
  guardians: readonly Named[]
}

/** The office's act: which guardians as well, then the password in a dialog that says it cannot be undone. */
export function PerformForm({ id, name, guardians }: PerformFormProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { save, saving, problems, formProps } = useSave('POST', `/users/${id}/erasure`, {
    done: 'Údaje sú vymazané.',
    // The page of this person does not exist any more.
    shown: true,
    onDone: () => router.replace(href('erasures')),
  })
  const toggle = (guardian: string) =>
    setChosen((before) =>
      before.includes(guardian) ? before.filter((one) => one !== guardian) : [...before, guardian],
    )
  const submit = (form: HTMLFormElement) =>
    save({
      currentPassword: String(new FormData(form).get('currentPassword') ?? ''),
      guardians: [...chosen],
    })
  return (
    <div className="stack">
      {guardians.length > 0 && (
        <fieldset className={styles.guardians}>
          <legend>Rodičia, ktorí v&nbsp;klube nemajú iné dieťa. Vymazať aj ich?</legend>
          {guardians.map((guardian) => (
            <Checkbox
              checked={chosen.includes(guardian.id)}
              key={guardian.id}
              label={guardian.name}
              onChange={() => toggle(guardian.id)}
            />
          ))}
        </fieldset>
      )}
      <div className="row">
        <Button look="danger" onClick={() => setOpen(true)}>
          Vymazať údaje
        </Button>
      </div>
      <Dialog
        actions={
          <Button busy={saving} form="perform-erasure" look="danger" type="submit">
            Vymazať natrvalo
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Vymazať údaje: ${name}?`}
      >
        <p>Vymazanie sa nedá vrátiť. V&nbsp;zálohách databázy údaje zostanú, kým zálohy nezaniknú.</p>
        <form className="stack" id="perform-erasure" {...formProps(submit)}>
          <FormErrors problems={problems} sends />
          <PasswordInput
            autoComplete="current-password"
            error={problemOf(problems, 'currentPassword')}
            hint="Potvrďte, že ste to vy."
            label="Vaše heslo"
            name="currentPassword"
            required
          />
        </form>
      </Dialog>
    </div>
  )
}

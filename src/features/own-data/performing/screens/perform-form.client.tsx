'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PasswordDialog } from '@/features/session/components/password-dialog.client'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
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
  const call = useSave('POST', `/users/${id}/erasure`, {
    done: 'Údaje sú vymazané.',
    // The page of this person does not exist any more.
    shown: true,
    onDone: () => router.replace(href('erasures')),
  })
  const toggle = (guardian: string) =>
    setChosen((before) =>
      before.includes(guardian) ? before.filter((one) => one !== guardian) : [...before, guardian],
    )
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
      <PasswordDialog
        act="Vymazať natrvalo"
        call={call}
        onClose={() => setOpen(false)}
        onSend={(currentPassword) => call.save({ currentPassword, guardians: [...chosen] })}
        open={open}
        title={`Vymazať údaje: ${name}?`}
      >
        <p>Vymazanie sa nedá vrátiť. V&nbsp;zálohách databázy údaje zostanú, kým zálohy nezaniknú.</p>
      </PasswordDialog>
    </div>
  )
}

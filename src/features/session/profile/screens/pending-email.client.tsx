'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import type { Profile } from '../schema'

interface PendingEmailProps {
  profile: Profile
  onCancelled: (profile: Profile) => void
}

/** The e-mail that waits to be confirmed, with a button to cancel the change. */
export function PendingEmail({ profile, onCancelled }: PendingEmailProps) {
  const { email, newEmail, updatedAt } = profile
  const { save, saving } = useSave('PATCH', '/users/me', {
    done: 'E-mail zostáva nezmenený.',
    onDone: ({ users }) => onCancelled(users),
  })
  return (
    <div className="stack" role="status">
      <p>
        Nový e-mail <strong translate="no">{newEmail}</strong> čaká na potvrdenie: otvorte odkaz, ktorý sme
        naň poslali. Platí 24 hodín, dovtedy platí doterajší e-mail.
      </p>
      <div className="row">
        <Button busy={saving} look="line" onClick={() => void save({ email, updatedAt })} type="button">
          Zrušiť zmenu e-mailu
        </Button>
      </div>
    </div>
  )
}

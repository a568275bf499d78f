'use client'
import { useState } from 'react'
import { PasswordInput } from '@/features/session/components/password-input.client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormErrors, problemOf } from '@/ui/form-errors'

/** Prepares the archive after the password was typed, and lets the browser download it. */
export function ArchiveForm({ people }: { people: readonly string[] }) {
  const [url, setUrl] = useState<string>()
  const [prepared, setPrepared] = useState(0)
  const { save, saving, problems, formProps } = useSave('POST', '/users/me/archive', {
    // Nothing that the page shows changes.
    asks: true,
    fields: { currentPassword: 'archivePassword' },
    onDone: (ready) => {
      setUrl(ready.url)
      setPrepared((times) => times + 1)
      window.location.assign(ready.url)
    },
  })
  const submit = (form: HTMLFormElement) =>
    save({ currentPassword: String(new FormData(form).get('archivePassword') ?? '') })
  return (
    <div className="stack">
      <p>
        Archív ZIP so všetkým, čo o vás klub v&nbsp;aplikácii vedie: profil, odpovede, dochádzka, členské
        a&nbsp;platby, oznámenia, fotky. Vysvetlenie nájdete v&nbsp;súbore README.
      </p>
      {people.length > 1 && <p>Bude v&nbsp;ňom: {people.join(', ')}.</p>}
      <form className="stack" key={prepared} {...formProps(submit)}>
        <FormErrors problems={problems} sends />
        <PasswordInput
          autoComplete="current-password"
          error={problemOf(problems, 'archivePassword')}
          hint="Archív obsahuje osobné údaje celej rodiny, preto potvrďte, že ste to vy."
          label="Vaše heslo"
          name="archivePassword"
          required
        />
        <div className="row">
          <Button busy={saving} type="submit">
            Stiahnuť moje údaje
          </Button>
        </div>
      </form>
      <div role="status">
        {url && (
          <p>
            Sťahovanie sa začalo. Ak nie,{' '}
            <a download href={url}>
              stiahnite archív tu
            </a>
            ; odkaz platí 10&nbsp;minút a&nbsp;len na tomto zariadení.
          </p>
        )}
      </div>
    </div>
  )
}

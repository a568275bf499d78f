'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button, LinkButton } from '@/ui/button'
import { AuthProblem, AuthProblems } from '../components/auth-page'
import { useLinkToken } from '@/lib/client/link-token.client'
import { EMAIL_LINK_BAD, EMAIL_SET } from '../labels'

/** Confirms with a button, as virus scanners open every link in an e-mail. */
export function ConfirmEmailForm() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const { save, saving, problems, formProps } = useSave('POST', '/email/confirm')

  const submit = async () => {
    if (await save({ token: token ?? '' })) setDone(true)
  }

  if (done)
    return (
      <>
        <p role="status">{EMAIL_SET}</p>
        <LinkButton href="/auth/profile" wide>
          Môj profil
        </LinkButton>
      </>
    )
  if (token === '') return <AuthProblem>{EMAIL_LINK_BAD}</AuthProblem>
  return (
    <form className="stack" {...formProps(submit)}>
      <AuthProblems fields={[]} problems={problems} />
      <Button busy={saving} type="submit" wide>
        Potvrdiť e-mail
      </Button>
    </form>
  )
}

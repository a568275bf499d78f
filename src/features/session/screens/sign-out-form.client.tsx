'use client'
import { useEffect, useRef } from 'react'
import { forgetPerson } from '@/lib/client/session.client'
import { Button } from '@/ui/button'

/** Signs out by posting the form when the page opens; without script the button does. */
export function SignOutForm({ csrfToken }: { csrfToken: string }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    forgetPerson()
    form.current?.requestSubmit()
  }, [])
  return (
    <form action="/api/auth/signout" className="stack" method="post" ref={form}>
      <input name="csrfToken" type="hidden" value={csrfToken} />
      <input name="callbackUrl" type="hidden" value="/" />
      <Button type="submit" wide>
        Odhlásiť sa
      </Button>
    </form>
  )
}

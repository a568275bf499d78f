'use client'
import { lazy, useEffect, useRef, useSyncExternalStore } from 'react'
import { forgetPerson } from '@/lib/client/sign-out.client'
import { hasUnsentWork } from '@/lib/client/unsent-mark.client'
import { Button } from '@/ui/button'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const UnsentAtSignOut = lazy(async () => ({
  default: (await import('../components/unsent-at-sign-out.client')).UnsentAtSignOut,
}))
/** Looks again while marks are being sent here. */
const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

interface SignOutFormProps {
  csrfToken: string
  /** The id of who is signed in. */
  me: string
  /** All devices of the account. */
  everywhere: boolean
}

/**
 * Signs out by posting the form when the page opens; without script the button does. While marks wait on this device, it
 * says which, and asks.
 */
export function SignOutForm({ csrfToken, me, everywhere }: SignOutFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const waits = useSyncExternalStore(everySecond, hasUnsentWork, () => false)
  // Asked here and not of `waits`, which is false while the page of the server is taken over.
  useEffect(() => {
    if (!hasUnsentWork()) form.current?.requestSubmit()
  }, [])
  return (
    <>
      {waits && (
        <LazyBoundary>
          <UnsentAtSignOut me={me} />
        </LazyBoundary>
      )}
      <form action="/api/auth/signout" className="stack" method="post" onSubmit={forgetPerson} ref={form}>
        <input name="csrfToken" type="hidden" value={csrfToken} />
        <input name="callbackUrl" type="hidden" value="/" />
        {everywhere && <input name="everywhere" type="hidden" value="true" />}
        <Button look={waits ? 'danger' : undefined} type="submit" wide>
          {waits ? 'Odhlásiť sa a označenia zahodiť' : 'Odhlásiť sa'}
        </Button>
      </form>
    </>
  )
}

'use client'
import type { ReactNode } from 'react'
import type { useLinkRead } from '@/lib/client/link-read.client'
import { Button } from './button'

interface ReadByLinkProps<Value> {
  link: Pick<ReturnType<typeof useLinkRead<Value>>, 'token' | 'value' | 'isBad' | 'failure' | 'retry'>
  /** What is said of a link that does not hold. */
  bad: ReactNode
  children: (value: Value, token: string) => ReactNode
}

/** What a link of an e-mail shows without signing in, or why it does not. */
export function ReadByLink<Value>({ link, bad, children }: ReadByLinkProps<Value>) {
  if (link.failure)
    return (
      <div className="stack">
        <p role="alert">{link.failure}</p>
        <Button onClick={link.retry} wide>
          Skúsiť znova
        </Button>
      </div>
    )
  if (link.isBad) return bad
  if (link.value === undefined || link.token === undefined) return <p aria-busy="true">Načítava sa…</p>
  return children(link.value, link.token)
}

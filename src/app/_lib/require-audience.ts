import { forbidden, redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { checkRole } from '@/access/check-role'
import type { Who } from '@/lib/who'
import { currentRequest } from './current-request'

/** The header in which src/proxy.ts passes a page its own address. */
export const PATH_HEADER = 'x-page-path'

async function guard(who: Who): Promise<PayloadRequest> {
  const req = await currentRequest()
  const place = checkRole(who, req)
  if (place === 'anonymous') {
    const back = req.headers.get(PATH_HEADER) ?? '/'
    redirect(`/login?${new URLSearchParams({ callbackUrl: back, error: 'SessionRequired' })}`)
  }
  if (place === 'forbidden') forbidden()
  return req
}

/** The page's request when its caller has one of these roles; else redirects to the sign-in or shows the 403 page. */
export const requireAudience = (...audiences: Exclude<Who, string>[number][]): Promise<PayloadRequest> =>
  guard(audiences)

/** The page's request when somebody is signed in; else redirects to the sign-in. */
export const requireSignedIn = (): Promise<PayloadRequest> => guard('signedIn')

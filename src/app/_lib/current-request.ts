import { headers } from 'next/headers'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'
import { subjectOf } from '@/access/roles'
import config from '@payload-config'

/** The Payload request of the page being rendered, with its signed-in user; created once for each page. */
export const currentRequest = cache(async (): Promise<PayloadRequest> => {
  const payload = await getPayload({ config })
  const copy = new Headers(await headers())
  const { user } = await payload.auth({ headers: copy })
  const caller = user && subjectOf({ user }) !== 'anonymous' ? user : undefined
  return createLocalReq({ user: caller, req: { headers: copy } }, payload)
})

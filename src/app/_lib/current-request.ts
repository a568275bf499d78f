import { headers } from 'next/headers'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'
import { subjectOf } from '@/access/roles'
import config from '@payload-config'

/** The request behind the page that is being rendered, with its caller; one per page, however often it is asked. */
export const currentRequest = cache(async (): Promise<PayloadRequest> => {
  const payload = await getPayload({ config })
  const own = new Headers(await headers())
  const { user } = await payload.auth({ headers: own })
  const caller = user && subjectOf({ user }) !== 'anonymous' ? user : undefined
  return createLocalReq({ user: caller, req: { headers: own } }, payload)
})

import { unstable_cache } from 'next/cache'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import type { CacheTag } from '@/lib/revalidate'
import config from '@payload-config'

/** How long a public read may be served without looking again (specification §9: five minutes). */
export const CACHE_SECONDS = 300

/** A request nobody stands behind: what is read with it is what a visitor may see. */
export const anonymousRequest = async (): Promise<PayloadRequest> =>
  createLocalReq({}, await getPayload({ config }))

/**
 * The one door to the server's cache. The query runs as a visitor, its arguments are part of the key, and the
 * response is kept for five minutes or until one of its tags is renewed. Never hand it anything of a session.
 * What the query returns must be JSON; say null, not undefined, for nothing.
 */
export const cached = <Args extends readonly (string | number | boolean | undefined)[], View>(
  name: string,
  tags: readonly CacheTag[],
  query: (req: PayloadRequest, ...args: Args) => Promise<View>,
): ((...args: Args) => Promise<View>) =>
  unstable_cache(async (...args: Args) => query(await anonymousRequest(), ...args), [name], {
    tags: [...tags],
    revalidate: CACHE_SECONDS,
  })

import { unstable_cache } from 'next/cache'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import type { CacheTag } from '@/lib/revalidate'
import config from '@payload-config'

/** How long a public read is served from the cache: five minutes. */
export const CACHE_SECONDS = 300

/** A request without a user: queries read with it what a visitor may see. */
export const anonymousRequest = async (): Promise<PayloadRequest> =>
  createLocalReq({}, await getPayload({ config }))

/**
 * A query behind Next's data cache. It runs as a visitor, its arguments are part of the key, and its result is kept for
 * five minutes or until one of its tags is revalidated. Never pass it anything from a session. The result is stored as
 * JSON: return null, not undefined, for nothing.
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

import { revalidateTag } from 'next/cache'
import { localUrl } from '@/lib/env'
import { INTERNAL_HEADER, internalKey } from '@/lib/internal-key'
import type { CacheTag } from '@/lib/revalidate'

/** A hook runs before its transaction commits: the first call comes just after, the second catches a reader in between. */
const DELAYS_MS = [300, 3000]

/** Asks the running site on this machine to renew these tags; whether one runs is not the caller's concern. */
export const revalidateByRequest = async (tags: readonly CacheTag[] | 'all'): Promise<boolean> => {
  const response = await fetch(`${localUrl()}/internal/revalidate`, {
    method: 'POST',
    headers: { [INTERNAL_HEADER]: internalKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

/**
 * Renews tags from inside the server. In a request Next collects them and throws the pages away once the handler has
 * returned, after the commit. Jobs run outside of any request, where Next refuses: they go over the internal route.
 */
export const revalidateHere = (tags: readonly CacheTag[]): void => {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
  } catch {
    for (const delay of DELAYS_MS) setTimeout(() => void revalidateByRequest(tags), delay).unref()
  }
}

import { revalidateTag } from 'next/cache'
import { localUrl } from '@/lib/env'
import { INTERNAL_HEADER, internalKey } from '@/lib/internal-key'
import type { CacheTag } from '@/lib/revalidate'

/** A hook runs before its transaction commits: the first call comes just after the commit, the second drops a page rendered in between. */
const DELAYS_MS = [300, 3000]

/** Requests the site running on this machine to revalidate these tags; returns whether it did (false when none runs). */
export const revalidateByRequest = async (tags: readonly CacheTag[] | 'all'): Promise<boolean> => {
  const response = await fetch(`${localUrl()}/internal/revalidate`, {
    method: 'POST',
    headers: { [INTERNAL_HEADER]: internalKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

/**
 * Revalidates tags from inside the server. In a request Next collects them and drops the pages after the handler has
 * returned, so after the commit. Jobs run outside of any request, where Next throws: they use the internal route.
 */
export const revalidateHere = (tags: readonly CacheTag[]): void => {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
  } catch {
    for (const delay of DELAYS_MS) setTimeout(() => void revalidateByRequest(tags), delay).unref()
  }
}

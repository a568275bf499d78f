// The tags of Next's cache in this process (part of Next that is not documented; its version is pinned).
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Makes everything under these tags that was begun before this moment old, as `revalidateTag` does. @param {readonly string[]} tags */
export function expireTags(tags) {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now })
}

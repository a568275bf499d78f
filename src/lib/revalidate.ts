/** The tags under which public pages and reads are cached. */
export const CACHE_TAGS = [
  'news',
  'events',
  'categories',
  'documents',
  'gallery',
  'products',
  'club',
  'staff',
] as const

export type CacheTag = (typeof CACHE_TAGS)[number]

type Revalidator = (tags: readonly CacheTag[]) => void | Promise<void>

// On globalThis: the server's start and its routes are separate bundles, each with its own copy of this module.
const shared = globalThis as typeof globalThis & { akademiaRenewer?: Revalidator }

/** Sets how tags are revalidated; the app does it at its start, scripts and tests leave it unset. */
export const setRevalidator = (next: Revalidator): void => {
  shared.akademiaRenewer = next
}

/** Drops every cached page and read under these tags. Without a running site it does nothing. */
export const revalidate = async (...tags: CacheTag[]): Promise<void> => {
  await shared.akademiaRenewer?.(tags)
}

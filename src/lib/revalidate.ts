/** The tags under which public pages and reads are cached; one a collection or global. */
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

// Kept on the process: the server's start and its routes are bundled apart and hold this module twice.
const shared = globalThis as typeof globalThis & { akademiaRenewer?: Revalidator }

/** The app says how tags are renewed here; scripts and tests without a site leave it unset. */
export const setRevalidator = (next: Revalidator): void => {
  shared.akademiaRenewer = next
}

/** Throws away every cached page and read that shows something under these tags. Without a running site it does nothing. */
export const revalidate = async (...tags: CacheTag[]): Promise<void> => {
  await shared.akademiaRenewer?.(tags)
}

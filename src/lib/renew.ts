/** The tags under which public pages and reads are cached; one a collection or global. */
export type CacheTag =
  'news' | 'events' | 'categories' | 'documents' | 'gallery' | 'products' | 'club' | 'staff'

type Renewer = (tags: readonly CacheTag[]) => void | Promise<void>

let renewer: Renewer | undefined

/** The app says how tags are renewed here; scripts and tests without a site leave it unset. */
export const setRenewer = (next: Renewer): void => {
  renewer = next
}

/** Throws away every cached page and read that shows something under these tags. Without a running site it does nothing. */
export const renew = async (...tags: CacheTag[]): Promise<void> => {
  await renewer?.(tags)
}

import type { CollectionConfig, GlobalConfig } from 'payload'
import { type CacheTag, revalidate } from '@/lib/revalidate'

/** Collection hooks that revalidate every page and read under these tags after a change. */
export const revalidateHooks = (
  ...tags: CacheTag[]
): Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'> => ({
  afterChange: [({ doc }) => revalidate(...tags).then(() => doc)],
  afterDelete: [({ doc }) => revalidate(...tags).then(() => doc)],
})

/** The same for a global. */
export const revalidateGlobalHooks = (...tags: CacheTag[]): NonNullable<GlobalConfig['hooks']> => ({
  afterChange: [({ doc }) => revalidate(...tags).then(() => doc)],
})

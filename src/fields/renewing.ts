import type { CollectionConfig, GlobalConfig } from 'payload'
import { type CacheTag, renew } from '@/lib/renew'

/** Collection hooks after which every page and read that shows these rows is made anew. */
export const renewing = (
  ...tags: CacheTag[]
): Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'> => ({
  afterChange: [({ doc }) => renew(...tags).then(() => doc)],
  afterDelete: [({ doc }) => renew(...tags).then(() => doc)],
})

/** The same for a global. */
export const renewingGlobal = (...tags: CacheTag[]): NonNullable<GlobalConfig['hooks']> => ({
  afterChange: [({ doc }) => renew(...tags).then(() => doc)],
})

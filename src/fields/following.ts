import type { CollectionConfig } from 'payload'

type After = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

/** A collection with consequences that belong to a later feature, which it may not know of. */
export const following = (collection: CollectionConfig, after: After): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), ...(after.afterChange ?? [])],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), ...(after.afterDelete ?? [])],
  },
})

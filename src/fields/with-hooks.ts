import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'

/** A row that a bulk write inserted or changed; `before` is undefined for a new one. */
export interface RowChange<Row = unknown> {
  before?: Row
  after: Row
}

/** A hook after a bulk write past Payload's hooks, in the writer's transaction; when it throws, all is rolled back. */
export type AfterBulkChange<Row = never> = (
  req: PayloadRequest,
  changes: readonly RowChange<Row>[],
) => Promise<void>

/** Two rows of one person: what hung on `removed` becomes `kept`'s. */
export interface Merged {
  kept: string
  removed: string
}

/** What a feature moves itself when two rows become one, in the running transaction (features/merges). */
export type OnMerge = (req: PayloadRequest, merged: Merged) => Promise<void>

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'beforeChange' | 'beforeDelete'> & {
  afterBulkChange?: AfterBulkChange[]
  onMerge?: OnMerge[]
}

/** A collection with hooks of later features, which its own feature must not import (docs/decisions/019). */
export const withHooks = (
  collection: CollectionConfig,
  { afterChange = [], beforeChange = [], beforeDelete = [], afterBulkChange = [], onMerge = [] }: Hooks,
): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), ...afterChange],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), ...beforeChange],
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), ...beforeDelete],
  },
  custom: { ...collection.custom, afterBulkChange, onMerge },
})

/** Runs the afterBulkChange hooks of a collection, one after another. */
export async function runAfterBulkChange<Row>(
  req: PayloadRequest,
  collection: CollectionSlug,
  changes: readonly RowChange<Row>[],
): Promise<void> {
  if (changes.length === 0) return
  const { custom } = req.payload.collections[collection].config
  for (const hook of (custom.afterBulkChange ?? []) as AfterBulkChange<Row>[]) await hook(req, changes)
}

/** Runs the onMerge hooks of a collection, one after another. */
export async function runOnMerge(
  req: PayloadRequest,
  collection: CollectionSlug,
  merged: Merged,
): Promise<void> {
  const { custom } = req.payload.collections[collection].config
  for (const hook of (custom.onMerge ?? []) as OnMerge[]) await hook(req, merged)
}

/** Runs a task whose writes are part of a bulk write: hooks covered by `runAfterBulkChange` skip their rows. */
export async function inBulk<Result>(req: PayloadRequest, task: () => Promise<Result>): Promise<Result> {
  req.context.isBulk = true
  try {
    return await task()
  } finally {
    delete req.context.isBulk
  }
}

/** Whether a row is written as part of a bulk write (`inBulk`). */
export const isInBulk = (req: PayloadRequest): boolean => req.context.isBulk === true

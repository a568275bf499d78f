import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'

/** A row that one write of many rows made or changed; `before` is undefined for a new one. */
export interface RowChange<Row = unknown> {
  before?: Row
  after: Row
}

/**
 * What happens after many rows were written past Payload's own hooks, in the writer's transaction. What throws takes
 * the whole write back.
 */
export type AfterBulkChange<Row = never> = (
  req: PayloadRequest,
  changes: readonly RowChange<Row>[],
) => Promise<void>

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'beforeDelete'> & {
  afterBulkChange?: AfterBulkChange[]
}

/** A collection with hooks of later features, of which its own feature may not know. */
export const withHooks = (
  collection: CollectionConfig,
  { afterChange = [], beforeDelete = [], afterBulkChange = [] }: Hooks,
): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), ...afterChange],
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), ...beforeDelete],
  },
  custom: { ...collection.custom, afterBulkChange },
})

/** Runs the hooks joined to a collection for rows that were written past Payload, one after the other. */
export async function runAfterBulkChange<Row>(
  req: PayloadRequest,
  collection: CollectionSlug,
  changes: readonly RowChange<Row>[],
): Promise<void> {
  if (changes.length === 0) return
  const { custom } = req.payload.collections[collection].config
  for (const hook of (custom.afterBulkChange ?? []) as AfterBulkChange<Row>[]) await hook(req, changes)
}

/** Runs a task whose rows belong to a write of many: hooks that `runAfterBulkChange` makes up for leave them out. */
export async function inBulk<Result>(req: PayloadRequest, task: () => Promise<Result>): Promise<Result> {
  req.context.isBulk = true
  try {
    return await task()
  } finally {
    delete req.context.isBulk
  }
}

/** Whether a row is written as one of many (`inBulk`). */
export const isInBulk = (req: PayloadRequest): boolean => req.context.isBulk === true

import type { CollectionBeforeChangeHook, PayloadRequest, TypeWithID } from 'payload'

/**
 * A guard of the trash: `check` throws to keep a row out of it that was outside. Putting a row there is an update for Payload, so
 * `beforeDelete` does not run.
 */
export const refuseTrash =
  <Row extends TypeWithID>(
    check: (req: PayloadRequest, row: Row) => Promise<void> | void,
  ): CollectionBeforeChangeHook<Row & { deletedAt?: string | null }> =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && data.deletedAt && originalDoc && !originalDoc.deletedAt)
      await check(req, originalDoc)
    return data
  }

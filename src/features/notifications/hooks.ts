import type { CollectionBeforeDeleteHook } from 'payload'

/** A notification that is taken back leaves every inbox as well. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'deliveries', where: { notification: { equals: id } }, req })
}

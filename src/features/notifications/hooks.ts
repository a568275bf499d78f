import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the deliveries of a notification that is deleted. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'deliveries', where: { notification: { equals: id } }, req })
}

import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import type { AfterSessionsEnd } from '@/fields/with-hooks'

const remove = async (req: PayloadRequest, where: Where): Promise<void> =>
  void (await req.payload.db.deleteMany({ collection: 'pushSubscriptions', where, req }))

/** Ends push messages to devices whose session was ended: by signing out, there or everywhere, or a new password. */
export const endPushOfSessions: AfterSessionsEnd = (req, sessions) =>
  remove(req, { session: { in: [...sessions] } })

/** Ends push messages of an account that was deactivated or trashed, or whose role has changed: its sessions end too. */
export const endPushOfAccount: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const ended = doc.active === false || Boolean(doc.deletedAt) || doc.role !== previousDoc?.role
  if (operation === 'update' && ended) await remove(req, { user: { equals: doc.id } })
}

/** Removes the devices of an account that is deleted. */
export const removeDevices: CollectionBeforeDeleteHook = ({ id, req }) =>
  remove(req, { user: { equals: id } })

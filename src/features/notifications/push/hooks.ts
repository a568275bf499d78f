import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import type { AfterBulkChange } from '@/fields/with-hooks'
import type { User } from '@/payload-types'
import { endedSessions } from './rules'

const remove = async (req: PayloadRequest, where: Where): Promise<void> =>
  void (await req.payload.db.deleteMany({ collection: 'pushSubscriptions', where, req }))

/** Ends push messages to devices whose session was ended: by signing out, there or everywhere, or a new password. */
export const endPushOfSessions: AfterBulkChange<Pick<User, 'sessions'>> = async (req, changes) => {
  const now = Date.now()
  const ended = changes.flatMap(({ before, after }) => endedSessions(before?.sessions, after.sessions, now))
  if (ended.length > 0) await remove(req, { session: { in: ended } })
}

/** Ends push messages of an account that was deactivated or trashed, or whose role has changed: its sessions end too. */
export const endPushOfAccount: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const ended = doc.active === false || Boolean(doc.deletedAt) || doc.role !== previousDoc?.role
  if (operation === 'update' && ended) await remove(req, { user: { equals: doc.id } })
}

/** Removes the devices of an account that is deleted. */
export const removeDevices: CollectionBeforeDeleteHook = ({ id, req }) =>
  remove(req, { user: { equals: id } })

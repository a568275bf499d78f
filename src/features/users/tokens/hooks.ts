import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { clubInfo } from '@/features/club/queries'
import { queueEmail } from '@/lib/outbox'
import { addressChangedEmail } from './labels'
import { invalidatesTokens, NO_TOKENS, OLD_ADDRESS_NOTIFIED } from './rules'

/** A link that was sent to another address, or to an account of another role, opens nothing after the change. */
export const clearTokens: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) =>
  operation === 'update' && invalidatesTokens(originalDoc, { ...originalDoc, ...data })
    ? { ...data, ...NO_TOKENS }
    : data

/** Whoever changes somebody's e-mail, the office included: the address that stood before hears of it. */
export const notifyOldAddress: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = previousDoc?.email
  if (operation !== 'update' || !before || doc.email === before || req.context[OLD_ADDRESS_NOTIFIED]) return
  const { name: club } = await clubInfo(req)
  const { name, username } = doc
  await queueEmail(req, { to: before, club, ...addressChangedEmail({ name, username, club }) })
}

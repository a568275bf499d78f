import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { clubInfo } from '@/features/club/queries'
import { queueEmail } from '@/lib/outbox'
import { addressChangedEmail } from './labels'
import { invalidatesTokens, NO_TOKENS, OLD_ADDRESS_NOTIFIED } from './rules'

/** Clears open tokens when the e-mail, role or state of an account changes: their links may be in other hands. */
export const clearTokens: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) =>
  operation === 'update' && invalidatesTokens(originalDoc, { ...originalDoc, ...data })
    ? { ...data, ...NO_TOKENS }
    : data

/** E-mails the old address when an account's e-mail changes, whoever changed it. */
export const notifyOldAddress: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = previousDoc?.email
  if (operation !== 'update' || !before || doc.email === before || req.context[OLD_ADDRESS_NOTIFIED]) return
  const { name: club } = await clubInfo(req)
  const { name, username } = doc
  await queueEmail(req, { to: before, club, ...addressChangedEmail({ name, username, club }) })
}

import type { CollectionAfterChangeHook } from 'payload'
import { updateRows } from '@/db/update-rows'

/** Joined to users: when a child stays in the club after its trial, the enquiry it came from is settled. */
export const closeAfterTrial: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const enquiry: unknown = previousDoc?.trialEnquiry
  if (operation === 'update' && typeof enquiry === 'string' && !doc.trialUntil)
    await updateRows(req, 'enquiries', ['id', enquiry], { state: 'closed' })
  return doc
}

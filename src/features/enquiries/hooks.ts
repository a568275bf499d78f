import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { updateRows } from '@/db/update-rows'

const byNow = ({ user }: PayloadRequest) => ({
  changedBy: user?.id ?? null,
  changedAt: new Date().toISOString(),
})

/** Another state is noted with who gave it and when, in the office's list and in the panel. */
export const noteChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) =>
  operation === 'update' && data.state !== undefined && data.state !== originalDoc?.state
    ? { ...data, ...byNow(req) }
    : data

/** Joined to users: when a child stays in the club after its trial, the enquiry it came from is settled. */
export const closeAfterTrial: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const enquiry: unknown = previousDoc?.trialEnquiry
  if (operation === 'update' && typeof enquiry === 'string' && !doc.trialUntil)
    await updateRows(req, 'enquiries', ['id', enquiry], { state: 'closed', ...byNow(req) })
  return doc
}

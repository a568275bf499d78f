import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { renewing } from '@/fields/renewing'

/** Until consents are kept (they arrive with their own issue) a picture of people is shown to nobody but admins. */
const deriveConsent: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const people: unknown = data.people ?? originalDoc?.people
  data.hiddenForConsent = Array.isArray(people) && people.length > 0
  if (typeof req.context.originalName === 'string') data.originalName = req.context.originalName
  return data
}

export const mediaHooks: CollectionConfig['hooks'] = {
  ...renewing('gallery', 'news', 'products'),
  beforeChange: [deriveConsent],
}

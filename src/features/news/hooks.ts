import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { renewing } from '@/fields/renewing'

/** An article with a time to come appears at that minute, not at the caches' next tick. */
const planComingOut: CollectionAfterChangeHook = async ({ doc, req }) => {
  const moment = new Date(doc.publishedAt ?? 0)
  if (doc._status === 'published' && moment.getTime() > Date.now()) {
    await req.payload.jobs.queue({
      task: 'articleComesOut',
      input: {},
      waitUntil: moment,
      overrideAccess: true,
      req,
    })
  }
  return doc
}

const renewed = renewing('news')

export const newsHooks: CollectionConfig['hooks'] = {
  ...renewed,
  afterChange: [...(renewed.afterChange ?? []), planComingOut],
}

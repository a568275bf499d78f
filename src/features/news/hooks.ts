import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { picturesIn } from '@/fields/rich-text'

/** An article with a time to come appears at that minute, not at the caches' next tick. */
const schedulePublication: CollectionAfterChangeHook = async ({ doc, req }) => {
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

/** A picture in the text of a draft is as much a secret as the text. */
const derivePictures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const ids = picturesIn(data.content ?? originalDoc?.content)
  data.textPictures = ids.length > 0 ? ` ${ids.join(' ')} ` : null
  return data
}

const renewed = revalidateHooks('news')

export const newsHooks: CollectionConfig['hooks'] = {
  ...renewed,
  beforeChange: [derivePictures],
  afterChange: [...(renewed.afterChange ?? []), schedulePublication],
}

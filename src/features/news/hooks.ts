import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { picturesIn } from '@/fields/rich-text'

/** Queues the renewal of cached pages for the moment a scheduled article becomes public. */
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

/** Notes the ids of the pictures in the text: a picture is public only in a public article (pictureInNews). */
const derivePictures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const ids = picturesIn(data.content ?? originalDoc?.content)
  data.textPictures = ids.length > 0 ? ` ${ids.join(' ')} ` : null
  return data
}

const revalidation = revalidateHooks('news')

export const newsHooks: CollectionConfig['hooks'] = {
  ...revalidation,
  beforeChange: [derivePictures],
  afterChange: [...(revalidation.afterChange ?? []), schedulePublication],
}

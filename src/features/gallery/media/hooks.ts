import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { randomUUID } from 'node:crypto'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { type ReadyFile, uploadHooks } from '@/fields/upload-hooks'
import { type Encoded, encodePicture } from '@/lib/pictures'
import { PICTURE_WIDTHS } from './fields'

/** Until consents are kept (they arrive with their own issue) a picture of people is shown to nobody but admins. */
const deriveConsent: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const people: unknown = data.people ?? originalDoc?.people
  data.hiddenForConsent = Array.isArray(people) && people.length > 0
  if (typeof req.context.originalName === 'string') data.originalName = req.context.originalName
  return data
}

/** A picture re-encoded, which strips where and when it was taken, whole and in every width. */
async function readyPicture({ data }: { data: Buffer }): Promise<ReadyFile> {
  const { whole, sizes } = await encodePicture(data, PICTURE_WIDTHS)
  const name = randomUUID()
  const files = new Map<string, Buffer>()
  const stored = (filename: string, picture: Encoded) => {
    files.set(filename, picture.data)
    const { width, height } = picture
    return { filename, filesize: picture.data.length, mimeType: 'image/webp', width, height }
  }
  const small = Object.entries<Encoded>(sizes).map(
    ([size, picture]) => [size, stored(`${name}-${size}.webp`, picture)] as const,
  )
  return { row: { ...stored(`${name}.webp`, whole), sizes: Object.fromEntries(small) }, files }
}

const files = uploadHooks(readyPicture)
const renewed = revalidateHooks('gallery', 'news', 'products')

export const mediaHooks: CollectionConfig['hooks'] = {
  ...files,
  beforeChange: [deriveConsent],
  afterChange: [...files.afterChange, ...(renewed.afterChange ?? [])],
  afterDelete: renewed.afterDelete,
}

import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { randomUUID } from 'node:crypto'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { type ReadyFile, uploadHooks } from '@/fields/upload-hooks'
import { type Encoded, encodePicture } from '@/lib/pictures'
import { PICTURE_WIDTHS } from './fields'

const setOriginalName: CollectionBeforeChangeHook = ({ data, req }) => {
  if (typeof req.context.originalName === 'string') data.originalName = req.context.originalName
  return data
}

/** The picture re-encoded in its own and every offered width, without the place and time it was taken at. */
async function readyPicture({ data }: { data: Buffer }): Promise<ReadyFile> {
  const { whole, sizes } = await encodePicture(data, PICTURE_WIDTHS)
  const name = randomUUID()
  const files = new Map<string, Buffer>()
  const addFile = (filename: string, picture: Encoded) => {
    files.set(filename, picture.data)
    const { width, height } = picture
    return { filename, filesize: picture.data.length, mimeType: 'image/webp', width, height }
  }
  const small = Object.entries<Encoded>(sizes).map(
    ([size, picture]) => [size, addFile(`${name}-${size}.webp`, picture)] as const,
  )
  return { row: { ...addFile(`${name}.webp`, whole), sizes: Object.fromEntries(small) }, files }
}

const files = uploadHooks(readyPicture)
const revalidation = revalidateHooks('gallery', 'news', 'products', 'staff')

export const mediaHooks: CollectionConfig['hooks'] = {
  ...files,
  beforeChange: [setOriginalName],
  afterChange: [...files.afterChange, ...(revalidation.afterChange ?? [])],
  afterDelete: revalidation.afterDelete,
}

import type { Media } from '@/payload-types'
import { slugify } from '@/lib/text'
import type { PictureView } from './picture-schema'

/** The address of a stored file; its read access is checked at every request (app/files). */
export const fileAddress = (collection: string, id: string, size: string, name: string): string =>
  `/files/${collection}/${id}/${size}/${encodeURIComponent(name)}`

/** The size in addresses of the JPEG for a shared link, which is encoded on request (lib/share-picture). */
export const SHARE_SIZE_NAME = 'share'

/** The address of a picture as that JPEG. */
export const shareAddress = ({ id, alt }: PictureView): string =>
  fileAddress('media', id, SHARE_SIZE_NAME, `${slugify(alt) || 'obrazok'}.jpg`)

const SIZES = ['small', 'medium', 'large'] as const

/** The view of an upload relation; null when there is none, or the reader may not read it (Payload leaves a bare id). */
export const pictureView = (media: Media | string | null | undefined): PictureView | null => {
  if (!media || typeof media === 'string' || !media.width || !media.height) return null
  const name = `${slugify(media.alt) || 'obrazok'}.webp`
  const address = (size: string) => fileAddress('media', media.id, size, name)
  const sizes = SIZES.flatMap((size) => {
    const width = media.sizes?.[size]?.width
    return width ? [{ size, width }] : []
  })
  const srcSet = sizes.map(({ size, width }) => `${address(size)} ${width}w`).join(', ')
  const middle = sizes.find(({ size }) => size === 'medium')?.size ?? 'original'
  return {
    id: media.id,
    alt: media.alt,
    src: address(middle),
    srcSet,
    width: media.width,
    height: media.height,
  }
}
